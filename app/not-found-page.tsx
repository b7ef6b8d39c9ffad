import type { Metadata } from "next";
import { CallButton } from "@/components/ui/call-button";
import { shownSeason } from "@/app/shown-season";
import { PlainPage } from "@/app/plain-page";
import { BesidePicture } from "@/components/sections/beside-picture";
import { ServiceDirectory } from "@/components/sections/service-directory";
import { ButtonLink } from "@/components/ui/button-link";
import { Sentence } from "@/components/ui/sentence";
import { company } from "@/content/company";
import { pages, serviceMenu } from "@/content/navigation";
import { homeScenes } from "@/content/pictures";
import { notFoundTitles, notFoundWords } from "@/content/words/not-found";

/** What is not there: "service" where only URLs under /services/ get the page, which may then say so as served. */
type Missing = keyof typeof notFoundTitles;

export const notFoundMetadata = (missing: Missing): Metadata => ({
  title: `${notFoundTitles[missing].metaTitle} | ${company.name}`,
  description: notFoundTitles[missing].metaDescription,
});

const urgent = [
  { label: notFoundWords.noHeat, path: "/services/furnaceRepair" },
  { label: notFoundWords.noCooling, path: "/services/emergencyAC" },
] as const;

/**
 * The content of both not-found pages: a message and links. lib/browser/features/unknown-path adds what
 * depends on the URL.
 */
export const NotFoundPage = ({ missing }: { missing: Missing }) => (
  <PlainPage>
    {/* Home's picture, its windows dark. */}
    <BesidePicture picture={homeScenes[shownSeason].picture}>
      <h1 data-unknown-path={notFoundWords.service} className="text-h1">
        {notFoundWords[missing]}
      </h1>
      <p data-suggestion="" hidden className="mt-4 text-lead text-balance">
        <Sentence words={notFoundWords.didYouMean} link={<a className="link" />} />
      </p>
      <p className="mt-5 max-w-lead text-lead text-balance">{notFoundWords.text}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={pages.home.path}>{notFoundWords.home}</ButtonLink>
        <CallButton phone={company.phone} tone="quiet" />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {urgent.map(({ label, path }) => (
          <a key={path} href={path} className="link inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </p>
    </BesidePicture>
    <ServiceDirectory groups={serviceMenu} />
    {/* Pages that may have been meant, and that nothing else here links. */}
    <p hidden>
      {[pages.unsubscribe, pages.services, pages.maintenancePlan].map(({ path, label }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
    </p>
  </PlainPage>
);
