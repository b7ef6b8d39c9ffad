import { PageFrame } from "@/app/page-frame";
import { AreaSearch } from "@/components/islands/area-search";
import { PlainPage } from "@/components/ui/plain-page";
import { StructuredData } from "@/components/ui/structured-data";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { siteUrl } from "@/content/site";
import { towns } from "@/content/towns";
import { zipCodes } from "@/content/service-area/zip-codes";
import { pageMetadata } from "@/lib/page-metadata";
import { business } from "@/lib/seo/structured-data";

export const metadata = pageMetadata(pages.serviceArea);

/** Is my town served? (rows 140-144) */
export default function ServiceAreaPage() {
  return (
    <PageFrame path={pages.serviceArea.path} light>
      <PlainPage>
        <div data-family="ducts">
          <div className="comfort-scale mb-6" />
          <h1 className="text-h1">Our Service Areas</h1>
          <p className="mt-5 mb-9 max-w-lead text-lead">
            We come to homes and businesses in these {towns.length} Illinois towns. Look up yours by
            its name or your ZIP code. Not listed?{" "}
            <a href={pages.contact.path} className="link">
              Ask us about your city
            </a>
            .
          </p>
          <AreaSearch area={{ towns, zipCodes }} />
        </div>
        <StructuredData nodes={[business(company, towns, siteUrl)]} />
      </PlainPage>
    </PageFrame>
  );
}
