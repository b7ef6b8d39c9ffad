import { PageFrame } from "@/app/page-frame";
import { PlainPage } from "@/components/ui/plain-page";
import { pages, placeholders } from "@/content/navigation";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.terms);

/** Only the sentence of the specification. */
export default function TermsPage() {
  return (
    <PageFrame path={pages.terms.path} light>
      <PlainPage>
        <h1 className="text-h1">{placeholders.terms}</h1>
      </PlainPage>
    </PageFrame>
  );
}
