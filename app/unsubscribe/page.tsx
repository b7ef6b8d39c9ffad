import type { Metadata } from "next";
import { PageFrame } from "@/app/page-frame";
import { Island } from "@/components/islands/island";
import { PlainPage } from "@/components/ui/plain-page";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata(pages.unsubscribe),
  referrer: "no-referrer",
};

export default function UnsubscribePage() {
  return (
    <PageFrame path={pages.unsubscribe.path} light>
      <PlainPage fullHeight>
        <Island
          name="UnsubscribeFlow"
          load="paint"
          props={{
            removalTime: facts.removalTime,
            phone: company.phone,
            writeTo: company.email,
          }}
        />
      </PlainPage>
    </PageFrame>
  );
}
