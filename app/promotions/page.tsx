import { PageFrame } from "@/app/page-frame";
import { PromotionGrid } from "@/components/sections/promotion-grid";
import { PlainPage } from "@/components/ui/plain-page";
import { pages } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata(pages.promotions);

/** Six tickets, always all of them and always in this order (rows 129-139). */
export default function PromotionsPage() {
  return (
    <PageFrame path={pages.promotions.path} light>
      <PlainPage>
        <div className="comfort-scale mb-6" />
        <h1 className="text-h1">Current Promotions</h1>
        <p className="mt-5 max-w-lead text-lead">
          Mention the code to your technician to redeem it. The dates are on the ticket.
        </p>
        <PromotionGrid promotions={promotions} />
      </PlainPage>
    </PageFrame>
  );
}
