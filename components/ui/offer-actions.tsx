import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/schema";
import { offerWords } from "@/content/words/offers";
import { offerCalendarFile } from "@/lib/calendar/offer-file";

const action = "offer-action no-print link min-h-11 items-center";

/**
 * What one may do with an offer that is not over: hand it on where the system has a sheet for that
 * (lib/page-script/offers shows the button then), and keep its last day in the calendar.
 */
export const OfferActions = ({ promotion: { title, ...promotion } }: { promotion: Promotion }) => (
  <>
    <button type="button" hidden suppressHydrationWarning data-share={title} className={action}>
      {offerWords.share}
      <span className="sr-only">: {title}</span>
    </button>
    {promotion.endsOn && (
      <a href={`/offers/${offerCalendarFile(promotion)}`} className={`${action} inline-flex gap-2`}>
        <Icon name="calendar" className="size-4" />
        <span>
          {offerWords.addToCalendar}
          <span className="sr-only">: {title}</span>
        </span>
      </a>
    )}
  </>
);
