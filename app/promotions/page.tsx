import { PageFrame } from "@/app/page-frame";
import { AlwaysOnOffer } from "@/components/sections/always-on-offer";
import { ClosingCall } from "@/components/sections/closing-call";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import { PlainPage } from "@/components/ui/plain-page";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { closingPicture } from "@/content/pictures";
import { always, promotions } from "@/content/promotions";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.promotions);

/** All six offers, grouped by what their dates mean today. */
export default function PromotionsPage() {
  const { phone } = company;
  return (
    <PageFrame path={pages.promotions.path} light>
      <PlainPage
        after={
          <ClosingCall
            heading={home.closing.heading}
            ctaText={home.closing.ctaText}
            contactPath={pages.contact.path}
            phone={phone}
            picture={closingPicture}
          />
        }
      >
        <h1 className="text-h1">{pageWords.promotions.heading}</h1>
        <PromotionGrid promotions={promotions} redeem={pageWords.promotions.redeem}>
          <AlwaysOnOffer {...always} />
        </PromotionGrid>
      </PlainPage>
    </PageFrame>
  );
}
