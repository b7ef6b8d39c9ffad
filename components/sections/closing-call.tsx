import { ButtonLink } from "@/components/ui/button-link";
import { PhoneLink } from "@/components/ui/phone-link";
import type { Company } from "@/content/schema";

type Props = {
  heading: string;
  text: string;
  button: string;
  href: string;
  phone: Company["phone"];
};

/** The closing night band: one sentence, one button, and the number (rows 84, 127). */
export const ClosingCall = ({ heading, text, button, href, phone }: Props) => (
  <section aria-labelledby="closing" className="on-night border-b border-night-line py-18 lg:py-28">
    <div className="shell grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-end">
      <div>
        <div className="comfort-scale mb-5" />
        <h2 id="closing" className="max-w-title text-h2">
          {heading}
        </h2>
        <p className="mt-4 max-w-lead text-lead text-night-muted">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:justify-end">
        <ButtonLink href={href}>{button}</ButtonLink>
        <PhoneLink
          phone={phone}
          className="inline-flex min-h-12 items-center font-heading font-semibold underline underline-offset-4"
        />
      </div>
    </div>
  </section>
);
