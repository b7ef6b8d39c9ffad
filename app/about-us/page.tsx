import { ClosingBand } from "@/app/closing-band";
import { PageFrame } from "@/app/page-frame";
import { OurStory, Purpose, WhyChooseUs } from "@/components/sections/about-sections";
import { FactsStrip } from "@/components/sections/facts-strip";
import { PageHero } from "@/components/sections/page-hero";
import { Proof, Team } from "@/components/sections/proof";
import { StructuredData } from "@/components/ui/structured-data";
import { about, aboutPicture } from "@/content/about";
import { company } from "@/content/company";
import { emergency } from "@/content/emergency";
import { pages } from "@/content/navigation";
import { findPicture, toolRoll } from "@/content/pictures";
import { siteUrl } from "@/content/site";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pageAbout } from "@/lib/seo/structured-data";

export const metadata = pageMetadata(pages.about);

const team = company.team.map(({ photograph, ...person }) => ({
  ...person,
  picture: findPicture(photograph),
}));

export default function AboutPage() {
  return (
    <PageFrame path={pages.about.path}>
      <main id="main" tabIndex={-1}>
        <PageHero title={pages.about.label} description={about.intro} picture={aboutPicture} />
        <FactsStrip facts={about.facts} />
        <Purpose mission={about.mission} vision={about.vision} />
        <OurStory {...about.story} picture={findPicture("name-badge")} />
        <WhyChooseUs {...about.whyChooseUs} ways={emergency.ways} />
        <Proof {...company} />
        <Team people={team} />
        <ClosingBand {...about.closing} picture={toolRoll} />
        <StructuredData
          nodes={[pageAbout("AboutPage", pages.about.path, { company, site: siteUrl })]}
        />
      </main>
    </PageFrame>
  );
}
