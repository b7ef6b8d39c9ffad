import { PageFrame } from "@/app/page-frame";
import { PlainPage } from "@/components/ui/plain-page";
import { pages, placeholders } from "@/content/navigation";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.finance);

/** Only the sentence of the specification. */
export default function FinancePage() {
  return (
    <PageFrame path={pages.finance.path} light>
      <PlainPage>
        <h1 className="text-h1">{placeholders.finance}</h1>
      </PlainPage>
    </PageFrame>
  );
}
