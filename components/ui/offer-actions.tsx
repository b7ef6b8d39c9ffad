import type { Promotion } from "@/content/data/schemas/promotions";
import { offerWords } from "@/content/words/offers";
import { buildTime } from "@/lib/calendar/build-time";
import { promotionState } from "@/lib/calendar/promotion-state";

/** The link to the form beside offers that are over: without their codes, which no longer apply. */
export const AskInstead = () => (
  <p className="text-small">
    <a href="/contact" className="link inline-flex min-h-11 items-center">
      {offerWords.askInstead}
    </a>
  </p>
);

/** A link to the form with an offer's code; the page's script hides it once the offer is over. */
export const AskAbout = ({ promotion: { title, code, ...days } }: { promotion: Promotion }) =>
  promotionState(days, buildTime()).phase !== "past" && (
    <p data-until-ended="" className="mt-1 text-small">
      <a href={`/contact?promo=${code}`} className="link inline-flex min-h-11 items-center">
        {offerWords.ask}
        <span className="sr-only">: {title}</span>
      </a>
    </p>
  );
