import { CopyCode } from "@/components/ui/copy-code";
import { AskAbout } from "@/components/ui/offer-actions";
import { PromotionStatus } from "@/components/ui/promotion-status";
import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/data/schemas/promotions";

type Props = {
  promotion: Promotion;
  /** One level below its group's heading. */
  below?: boolean;
};

/**
 * A coupon: its icon and the amount set large, its terms, its dates with their meaning today, and
 * the code. Its group, its state and its width decide its looks (ticket.css).
 */
export const PromotionTicket = ({ promotion, below }: Props) => {
  const Heading = below ? "h3" : "h2";
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
            {promotion.title}
          </Heading>
          <p className="mt-2 grow">{promotion.description}</p>
          <div className={`text-small ${below ? "mt-2" : "mt-4"}`}>
            <span>{promotion.validUntil}</span>{" "}
            <PromotionStatus startsOn={promotion.startsOn} endsOn={promotion.endsOn} />
          </div>
        </div>
        <div className="ticket-stub">
          <CopyCode code={promotion.code} />
          <AskAbout promotion={promotion} />
        </div>
      </article>
    </div>
  );
};
