import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/schema";
import { offerWords } from "@/content/words/offers";
import { offerCalendarFile } from "@/lib/calendar/offer-file";

const action = "no-print link min-h-11 items-center";

/** The way to ask once an offer is over: without its code, which is of no use then (row 138). */
export const AskInstead = ({ title }: Pick<Promotion, "title">) => (
  <p className="text-small">
    <a href="/contact" className="link inline-flex min-h-11 items-center">
      {offerWords.askInstead}
      <span className="sr-only">: {title}</span>
    </a>
  </p>
);

/**
 * What one may do with an offer that is not over: ask about it, hand it on where the system has a
 * sheet for that, and keep its last day in the calendar. lib/page-script/offers shows the button where
 * there is such a sheet, and one link instead of all of it once the offer is over.
 */
export const OfferActions = ({ promotion: { title, ...promotion } }: { promotion: Promotion }) => (
  <>
    <div data-until-over="">
      <p className="mt-1 flex flex-wrap gap-x-6 text-small">
        <a
          href={`/contact?promo=${promotion.code}`}
          className="link inline-flex min-h-11 items-center"
        >
          {offerWords.ask}
          <span className="sr-only">: {title}</span>
        </a>
        <button type="button" hidden suppressHydrationWarning data-share={title} className={action}>
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
    <div data-once-over="" hidden>
      <AskInstead title={title} />
    </div>
  </>
);
