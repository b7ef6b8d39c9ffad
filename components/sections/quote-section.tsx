import { QuoteBox } from "@/components/sections/quote-box";
import { PhoneLink } from "@/components/ui/phone-link";
import type { Home } from "@/content/home";
import type { Company } from "@/content/data/schemas/company";

type Props = Home["quote"] & { phone: Company["phone"]; promise: string; replyTime: string };

export const QuoteSection = ({
  heading,
  intro,
  callText,
  button,
  phone,
  promise,
  replyTime,
}: Props) => (
  <section
    id="quote"
    aria-labelledby="quote-heading"
    className="border-y border-line bg-card py-11 lg:py-24"
  >
    <div className="shell grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div className="wrap-anywhere lg:sticky lg:top-25">
        <h2 id="quote-heading" className="text-h2">
          {heading}
        </h2>
        <p className="mt-4 text-lead text-balance">{intro}</p>
        <p className="mt-6 border-t border-line pt-5 lg:mt-10 lg:pt-6">
          {callText}
          <PhoneLink
            phone={phone}
            className="mt-1 flex min-h-12 items-center text-large underline-offset-4 hover:underline"
          />
        </p>
      </div>
      <div className="rounded-card border border-line bg-paper p-6 pb-3 wrap-anywhere sm:p-8 sm:pb-3 lg:p-10 lg:pb-4">
        <QuoteBox place="home" buttonText={button} {...{ phone, promise, replyTime }} />
      </div>
    </div>
  </section>
);
