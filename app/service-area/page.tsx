import { ClosingBand } from "@/app/closing-band";
import { PlainPage } from "@/app/plain-page";
import { Island } from "@/components/islands/island";
import { Sentence } from "@/components/ui/sentence";
import { StructuredData } from "@/components/ui/structured-data";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { siteUrl } from "@/content/site";
import { towns, zipCodes } from "@/content/towns";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { business } from "@/lib/seo/structured-data";

export const metadata = pageMetadata(pages.serviceArea);

const byName = [...towns].sort((one, other) => one.localeCompare(other, "en"));

export default function ServiceAreaPage() {
  return (
    <PlainPage
      path={pages.serviceArea.path}
      after={<ClosingBand heading={pageWords.serviceArea.closing} />}
    >
      <div data-family="ducts">
        <h1 className="text-h1">{pageWords.serviceArea.heading}</h1>
        <p className="mt-5 mb-9 max-w-lead text-lead text-balance">
          <Sentence words={pageWords.serviceArea.intro} count={towns.length} />
        </p>
        <Island name="AreaSearch" props={{ area: { towns: byName, zipCodes } }} />
      </div>
      <StructuredData
        nodes={[business(company, towns, siteUrl, { picture: pages.home.picture })]}
      />
    </PlainPage>
  );
}
