import type { Metadata } from "next";
import { PlainPage } from "@/app/plain-page";
import { Island } from "@/components/islands/island";
import { BesidePicture } from "@/components/sections/beside-picture";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages } from "@/content/navigation";
import { livingRoom } from "@/content/pictures";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = { ...pageMetadata(pages.unsubscribe), referrer: "no-referrer" };

export default function UnsubscribePage() {
  return (
    <PlainPage path={pages.unsubscribe.path} fullHeight>
      <BesidePicture picture={livingRoom}>
        <Island
          name="UnsubscribeFlow"
          load="paint"
          props={{ removalTime: facts.removalTime, phone: company.phone, writeTo: company.email }}
        />
      </BesidePicture>
    </PlainPage>
  );
}
