import { ClosingBand } from "@/app/closing-band";
import { PlainPage } from "@/app/plain-page";
import { AlwaysOnOffer } from "@/components/sections/always-on-offer";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import { pages } from "@/content/navigation";
import { invoice } from "@/content/pictures";
import { always, promotions } from "@/content/promotions";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.promotions);

/** All offers, grouped by what their dates mean today. */
export default function PromotionsPage() {
  return (
    <PlainPage
      path={pages.promotions.path}
      after={<ClosingBand heading={pageWords.promotions.closing} picture={invoice} />}
    >
      <h1 className="text-h1">{pageWords.promotions.heading}</h1>
      <PromotionGrid promotions={promotions} redeem={pageWords.promotions.redeem}>
        <AlwaysOnOffer {...always} />
      </PromotionGrid>
    </PlainPage>
  );
}
