import { PageFrame } from "@/app/page-frame";
import { ServiceDirectory } from "@/components/sections/service-directory";
import { PlainPage } from "@/components/ui/plain-page";
import { pages, serviceMenu } from "@/content/navigation";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata(pages.services);

/** Every service by family. */
export default function ServicesPage() {
  return (
    <PageFrame path={pages.services.path} light>
      <PlainPage>
        <h1 className="text-h1">All services</h1>
        <ServiceDirectory groups={serviceMenu} />
      </PlainPage>
    </PageFrame>
  );
}
