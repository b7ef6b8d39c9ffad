import { CopyCode } from "@/components/ui/copy-code";
import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/data/schemas/promotions";
import { offerWords } from "@/content/words/offers";
import { buildTime } from "@/lib/calendar/build-time";
import { promotionState } from "@/lib/calendar/promotion-state";

type Props = {
  promotion: Promotion;
  /** One level below its group's heading. */
  below?: boolean;
};

/**
 * A coupon: its icon and the amount set large, its terms, its dates with their meaning at the build, which
 * lib/browser/features/offer updates, the code, and while it applies a link to the form with it. Its group,
 * its state and its width decide its looks (ticket.css).
 */
export const PromotionTicket = ({ promotion, below }: Props) => {
  const Heading = below ? "h3" : "h2";
  const { title, code, startsOn, endsOn } = promotion;
  const { phase, words } = promotionState({ startsOn, endsOn }, buildTime());
  return (
    <div className="@container/ticket h-full">
      <article className="ticket">
        <div className="flex items-center justify-between gap-4 px-(--pad) pt-(--pad) pb-4 @min-[40rem]/ticket:pr-0 @min-[40rem]/ticket:pb-(--pad)">
          <Icon name={promotion.icon} className="size-8 shrink-0 text-hue" />
          <p className="ticket-amount numerals text-amount text-hue" aria-hidden="true">
            {promotion.amount}
          </p>
        </div>
        <div
          className={`flex flex-1 flex-col px-(--pad) ${below ? "@min-[40rem]/ticket:py-4" : "@min-[40rem]/ticket:py-12"}`}
        >
          <Heading
            className={`text-h3 leading-tight ${below ? "" : "@min-[40rem]/ticket:text-large"}`}
          >
            {title}
          </Heading>
          <p className="mt-2 grow">{promotion.description}</p>
          <div className={`text-small ${below ? "mt-2" : "mt-4"}`}>
            <span>{promotion.validUntil}</span>{" "}
            <span
              data-offer={phase}
              data-starts-on={startsOn}
              data-ends-on={endsOn}
              className="min-h-[1.5em] text-small font-semibold text-hue empty:min-h-0"
            >
              {words}
            </span>
          </div>
        </div>
        <div className="ticket-stub">
          <CopyCode code={code} />
          {phase !== "past" && (
            <p data-until-ended="" className="mt-1 text-small">
              <a href={`/contact?promo=${code}`} className="link inline-flex min-h-11 items-center">
                {offerWords.ask}
                <span className="sr-only">: {title}</span>
              </a>
            </p>
          )}
        </div>
      </article>
    </div>
  );
};
