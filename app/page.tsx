import { AreaSentence } from "@/app/area-sentence";
import { shownSeason } from "@/app/shown-season";
import { PageFrame } from "@/app/page-frame";
import { ClosingCall } from "@/components/sections/closing-call";
import { FactsStrip } from "@/components/sections/facts-strip";
import { Finder } from "@/components/sections/finder";
import { HomeHero } from "@/components/sections/home-hero";
import { MaintenancePlan } from "@/components/sections/maintenance-plan";
import { QuoteSection } from "@/components/sections/quote-section";
import { ServicesOverview } from "@/components/sections/services-overview";
import { Stories } from "@/components/sections/stories";
import { TownStrip } from "@/components/sections/town-strip";
import { StructuredData } from "@/components/ui/structured-data";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { houseViews, seasonTroubles } from "@/content/figures/house";
import { finder } from "@/content/finder";
import { home, homeCards } from "@/content/home";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages } from "@/content/navigation";
import { openHours } from "@/content/open-hours";
import { doorstep, findPicture, homeScenes } from "@/content/pictures";
import { formPromise } from "@/content/promises";
import { siteUrl } from "@/content/site";
import { taglines } from "@/content/taglines";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import { serviceWords } from "@/content/words/service-page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { business, website } from "@/lib/seo/structured-data";

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  const { phone } = company;
  return (
    <PageFrame path={pages.home.path}>
      <main id="main" tabIndex={-1}>
        <HomeHero
          headline={<AreaSentence words={home.headline} />}
          taglines={taglines}
          phone={phone}
          hours={openHours}
          scene={homeScenes[shownSeason]}
        />
        <FactsStrip
          facts={[
            { label: serviceWords.when, text: home.facts.when },
            { label: serviceWords.cost, text: home.facts.cost },
            { label: serviceWords.who, text: home.facts.who },
          ]}
        />
        <Finder
          {...finder}
          views={houseViews[shownSeason]}
          home={{ season: seasonTroubles[shownSeason], phone }}
        />
        <ServicesOverview {...home.overview} cards={homeCards} />
        <QuoteSection
          {...home.quote}
          phone={phone}
          promise={formPromise}
          replyTime={facts.replyTime}
        />
        <MaintenancePlan
          {...home.plan}
          price={facts.plan.price}
          period={facts.plan.period}
          phone={phone}
          picture={findPicture("thermostat")}
          more={{ href: pages.maintenancePlan.path, label: maintenancePlan.more }}
        />
        <TownStrip {...home.strip} towns={towns} />
        <Stories {...home.stories} testimonials={testimonials} reviewsUrl={company.reviewsUrl} />
        <ClosingCall {...home.closing} picture={doorstep} />
        <StructuredData
          nodes={[
            business(company, towns, siteUrl, {
              emergency: true,
              founded: facts.founded,
              picture: pages.home.picture,
            }),
            website(company, siteUrl),
          ]}
        />
      </main>
    </PageFrame>
  );
}
