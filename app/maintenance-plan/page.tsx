import { ClosingBand } from "@/app/closing-band";
import { PageFrame } from "@/app/page-frame";
import { PageHero } from "@/components/sections/page-hero";
import { PlanDetails } from "@/components/sections/plan-details";
import { StructuredData } from "@/components/ui/structured-data";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages } from "@/content/navigation";
import { findPicture, toolRoll } from "@/content/pictures";
import { siteUrl } from "@/content/site";
import { towns } from "@/content/towns";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { serviceNode } from "@/lib/seo/structured-data";

export const metadata = pageMetadata(pages.maintenancePlan);

/** The plan with its sums, and a checklist to print. */
export default function MaintenancePlanPage() {
  const { heading, lead, closing, ...details } = maintenancePlan;
  return (
    <PageFrame path={pages.maintenancePlan.path}>
      <main id="main" tabIndex={-1}>
        <PageHero low title={heading} description={lead} picture={findPicture("filters")} />
        <div className="shell pb-18 lg:pb-28">
          <PlanDetails
            {...details}
            price={facts.plan.price}
            period={facts.plan.period}
            ctaText={closing.ctaText}
            phone={company.phone}
          />
        </div>
        <ClosingBand {...closing} picture={toolRoll} />
        <StructuredData
          nodes={[
            serviceNode({ title: heading, description: lead }, pages.maintenancePlan.path, {
              ...{ company, site: siteUrl, towns },
              yearly: facts.plan.price,
            }),
          ]}
        />
      </main>
    </PageFrame>
  );
}
