import { PageFrame } from "@/app/page-frame";
import { OurStory, Purpose, WhyChooseUs } from "@/components/sections/about-sections";
import { ClosingCall } from "@/components/sections/closing-call";
import { PageHero } from "@/components/sections/page-hero";
import { StructuredData } from "@/components/ui/structured-data";
import { about } from "@/content/about";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { findPicture } from "@/content/pictures";
import { siteUrl } from "@/content/site";
import { pageMetadata } from "@/lib/page-metadata";
import { pageAbout } from "@/lib/structured-data";

export const metadata = pageMetadata(pages.about);

/** Who the company is (rows 113-115). */
export default function AboutPage() {
  return (
    <PageFrame path={pages.about.path}>
      <main id="main" tabIndex={-1}>
        <PageHero
          title={pages.about.label}
          description={about.intro}
          picture={findPicture("doorstep-night")}
        />
        <Purpose mission={about.mission} vision={about.vision} />
        <OurStory {...about.story} picture={findPicture("boiler-pumps")} />
        <WhyChooseUs {...about.whyChooseUs} />
        <ClosingCall {...home.closing} href={pages.contact.path} phone={company.phone} />
        <StructuredData nodes={[pageAbout("AboutPage", pages.about.path, siteUrl)]} />
      </main>
    </PageFrame>
  );
}
