import type { Metadata } from "next";
import { PageFrame } from "@/app/page-frame";
import { UnknownPath } from "@/components/islands/unknown-path";
import { PlainPage } from "@/components/ui/plain-page";
import { ServiceDirectory } from "@/components/sections/service-directory";
import { ButtonLink } from "@/components/ui/button-link";
import { company } from "@/content/company";
import { pages, serviceMenu } from "@/content/navigation";

export const metadata: Metadata = {
  title: `Page Not Found | ${company.name}`,
  description: "There is nothing at this address. Here are all services, and the way home.",
};

/** What a static host answers for every unknown address, with status 404 (rows 10, 116). */
export default function NotFound() {
  return (
    <PageFrame light>
      <PlainPage>
        <UnknownPath />
        <p className="mt-5 max-w-lead text-lead">
          The address may be mistyped, or the page may have moved. Everything we do is listed below.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href={pages.home.path}>Go to the home page</ButtonLink>
          <ButtonLink href="/services/emergencyAC" tone="quiet">
            Emergency AC service
          </ButtonLink>
        </div>
        <ServiceDirectory groups={serviceMenu} />
      </PlainPage>
    </PageFrame>
  );
}
