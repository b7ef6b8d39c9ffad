import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/schema";
import { offerCalendarFile } from "@/lib/calendar/offer-file";

/**
 * What one may do with an offer that is not over: keep its last day in the calendar, and hand it on
 * where the system has a sheet for that (lib/page-script/offers shows the button then).
 */
export const OfferActions = ({ promotion }: { promotion: Promotion }) => (
  <p className="offer-actions no-print flex min-h-11 flex-wrap gap-x-6 text-small">
    {promotion.endsOn && (
      <a
        href={`/offers/${offerCalendarFile(promotion)}`}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="calendar" className="size-4" />
        <span>
          Add the last day to your calendar
          <span className="sr-only">: {promotion.title}</span>
        </span>
      </a>
    )}
    <button
      type="button"
      hidden
      suppressHydrationWarning
      data-share={promotion.title}
      className="link min-h-11"
    >
      Share
      <span className="sr-only">: {promotion.title}</span>
    </button>
  </p>
);
