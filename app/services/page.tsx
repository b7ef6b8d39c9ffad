import { ClosingBand } from "@/app/closing-band";
import { PageFrame } from "@/app/page-frame";
import { shownSeason } from "@/app/shown-season";
import { Finder } from "@/components/sections/finder";
import { ServiceDirectory } from "@/components/sections/service-directory";
import { Sentence } from "@/components/ui/sentence";
import { houseViews } from "@/content/figures/house";
import { finder } from "@/content/finder";
import { homeCards } from "@/content/home";
import { allServices, pages } from "@/content/navigation";
import { meter } from "@/content/pictures";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.services);

const pictures = Object.fromEntries(homeCards.map(({ family, picture }) => [family, picture]));

/** What is needed now comes first. */
const inSeason = allServices.toSorted(
  (one, other) => Number(other.family === shownSeason) - Number(one.family === shownSeason),
);

export default function ServicesPage() {
  return (
    <PageFrame path={pages.services.path} light>
      <main id="main" tabIndex={-1}>
        <div className="shell pt-28 pb-10 lg:pt-34 lg:pb-9">
          <h1 className="text-h1">{pages.services.label}</h1>
          <p className="mt-3 max-w-lead text-lead text-balance">
            <Sentence
              words={pageWords.services.intro}
              link={
                <a href="#all-services" className="link">
                  {pageWords.services.link}
                </a>
              }
            />
          </p>
        </div>
        <Finder {...finder} views={houseViews[shownSeason]} />
        <div id="all-services" className="shell py-11 lg:py-24">
          <h2 className="text-h2">{pageWords.services.all}</h2>
          <ServiceDirectory groups={inSeason} pictures={pictures} />
        </div>
        <ClosingBand heading={pageWords.services.closing} picture={meter} />
      </main>
    </PageFrame>
  );
}
