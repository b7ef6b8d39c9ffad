import { CopyCode } from "@/components/islands/copy-code";
import { OfferActions } from "@/components/ui/offer-actions";
import { PromotionStatus } from "@/components/ui/promotion-status";
import { Icon } from "@/components/ui/icon";
import type { Promotion } from "@/content/schema";

/** A ticket: the amount set large, its terms, its dates with today's meaning, and the code (rows 130-138). */
export const PromotionTicket = ({ promotion }: { promotion: Promotion }) => (
  <article className="ticket flex h-full flex-col">
    <div className="flex items-start justify-between gap-4 p-6 pb-5 sm:p-8 sm:pb-6">
      <p className="ticket-amount figure text-amount text-hue" aria-hidden="true">
        {promotion.amount}
      </p>
      <Icon name={promotion.icon} className="size-8 shrink-0 text-hue" />
    </div>
    <div className="flex grow flex-col px-6 sm:px-8">
      <h2>{promotion.title}</h2>
      <p className="mt-2 grow">{promotion.description}</p>
      <p className="mt-4 text-small">{promotion.validUntil}</p>
      <PromotionStatus startsOn={promotion.startsOn} endsOn={promotion.endsOn} />
    </div>
    <div className="ticket-stub mt-5 flex flex-col px-6 pt-5 pb-2 sm:px-8 sm:pt-6">
      <CopyCode code={promotion.code} />
      <p className="mt-1">
        <a
          href={`/contact?promo=${promotion.code}`}
          className="link inline-flex min-h-11 items-center text-small"
        >
          Ask about this offer
          <span className="sr-only">: {promotion.title}</span>
        </a>
      </p>
      <OfferActions promotion={promotion} />
    </div>
  </article>
);
