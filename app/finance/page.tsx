import { CallButton } from "@/components/ui/call-button";
import { PageFrame } from "@/app/page-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { BesidePicture } from "@/components/sections/beside-picture";
import { Sentence } from "@/components/ui/sentence";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages, placeholders } from "@/content/navigation";
import { invoice } from "@/content/pictures";
import { callWords } from "@/content/words/calls";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.finance);

const { label, known, ask } = pageWords.finance;

/** Main holds only the sentence of the specification; beside it stands what is known. */
export default function FinancePage() {
  return (
    <PageFrame path={pages.finance.path} light>
      <div className="shell pt-28 pb-18 lg:pt-44 lg:pb-24">
        <BesidePicture picture={invoice}>
          <main id="main" tabIndex={-1} className="pb-8">
            <h1 className="text-h1">{placeholders.finance}</h1>
          </main>
          <aside aria-label={label}>
            <p className="max-w-lead text-lead font-semibold">
              <Sentence words={known} offer={facts.financing.offer} />
            </p>
            <p className="mt-2 text-lead">{ask}</p>
            <div className="mt-8 grid gap-4 sm:flex sm:flex-wrap">
              <CallButton phone={company.phone} />
              <ButtonLink href={pages.contact.path} tone="quiet">
                {callWords.freeQuote}
              </ButtonLink>
            </div>
          </aside>
        </BesidePicture>
      </div>
    </PageFrame>
  );
}
