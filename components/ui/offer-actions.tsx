import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/data/schemas/promotions";
import { offerWords } from "@/content/words/offers";
import { buildTime } from "@/lib/calendar/build-time";
import { promotionState } from "@/lib/calendar/promotion-state";
import { offerCalendarFile } from "@/lib/calendar/offer-file";

const action = "no-print link min-h-11 items-center";

/** The link to the form beside offers that are over: without their codes, which no longer apply. */
export const AskInstead = () => (
  <p className="text-small">
    <a href="/contact" className="link inline-flex min-h-11 items-center">
      {offerWords.askInstead}
    </a>
  </p>
);

/**
 * What a visitor can do with an offer that is not over: ask about it, share it, and add its last
 * day to the calendar. lib/browser/features/offer shows the share button where it is supported, and
 * hides them all once the offer is over.
 */
export const OfferActions = ({ promotion: { title, ...promotion } }: { promotion: Promotion }) =>
  promotionState(promotion, buildTime()).phase !== "past" && (
    <div data-until-over="">
      <p className="mt-1 flex flex-wrap gap-x-6 text-small">
        <a
          href={`/contact?promo=${promotion.code}`}
          className="link inline-flex min-h-11 items-center"
        >
          {offerWords.ask}
          <span className="sr-only">: {title}</span>
        </a>
        <button type="button" hidden data-share={title} className={action}>
          {offerWords.share}
          <span className="sr-only">: {title}</span>
        </button>
        {promotion.endsOn && (
          <a
            href={`/offers/${offerCalendarFile(promotion)}`}
            className={`${action} inline-flex gap-2`}
          >
            <Icon name="calendar" className="size-4" />
            <span>
              {offerWords.addToCalendar}
              <span className="sr-only">: {title}</span>
            </span>
          </a>
        )}
      </p>
    </div>
  );
