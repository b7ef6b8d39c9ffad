import { Island } from "@/components/islands/island";
import { OfferActions } from "@/components/ui/offer-actions";
import { PromotionStatus } from "@/components/ui/promotion-status";
import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/schema";

type Props = {
  promotion: Promotion;
  /** One level below its group's heading. */
  below?: boolean;
  /** With its code beside it where there is space, instead of below. */
  wide?: boolean;
};

/** A coupon: the amount set large, its terms, its dates with their meaning today, and the code. */
export const PromotionTicket = ({ promotion, below, wide }: Props) => {
  const Heading = below ? "h3" : "h2";
  return (
    <article
      className={`ticket flex h-full flex-col ${wide ? "ticket-wide md:grid md:items-center" : ""}`}
    >
      <div
        className={`flex items-start justify-between gap-4 p-6 pb-5 sm:p-8 sm:pb-6 ${wide ? "md:flex-row-reverse md:items-center md:justify-end md:pr-4 md:pb-8" : ""}`}
      >
        <p className="ticket-amount numerals text-amount text-hue" aria-hidden="true">
          {promotion.amount}
        </p>
        <Icon name={promotion.icon} className="size-8 shrink-0 text-hue" />
      </div>
      <div className={`flex grow flex-col px-6 sm:px-8 ${wide ? "md:py-14" : ""}`}>
        <Heading className={wide ? "text-large" : ""}>{promotion.title}</Heading>
        <p className="mt-2 grow">{promotion.description}</p>
        <p className="mt-4 text-small">{promotion.validUntil}</p>
        <PromotionStatus startsOn={promotion.startsOn} endsOn={promotion.endsOn} />
      </div>
      <div
        className={`ticket-stub flex flex-col px-6 pt-5 pb-2 sm:px-8 sm:pt-6 ${wide ? "max-md:mt-5 md:h-full md:justify-center md:pt-11" : "mt-5"}`}
      >
        <Island name="CopyCode" load="use" props={{ code: promotion.code }} />
        <OfferActions promotion={promotion} />
      </div>
    </article>
  );
};

/** An offer that is over: a muted row, whose code can still be copied. */
export const PastPromotion = ({ promotion }: Props) => (
  <article className="past-offer">
    <h3>{promotion.title}</h3>
    <p>
      {promotion.description} <span className="inline-block">{promotion.validUntil}</span>{" "}
      <PromotionStatus startsOn={promotion.startsOn} endsOn={promotion.endsOn} />
    </p>
    <Island name="CopyCode" load="use" props={{ code: promotion.code }} />
  </article>
);
