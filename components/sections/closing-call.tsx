import { useId } from "react";
import { ServiceActions } from "@/components/sections/service-actions";
import { ButtonLink } from "@/components/ui/button-link";
import type { Company } from "@/content/schema";

type Props = {
  heading: string;
  text: string;
  ctaText: string;
  contactPath: string;
  /** Absent where the page already has such a button: the band then has one. */
  phone?: Company["phone"];
};

/** The closing dark band: a sentence, the button to the form, and the number to call. */
export function ClosingCall({ heading, text, phone, ctaText, contactPath }: Props) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="no-print on-night border-b border-night-line py-14 lg:py-24"
    >
      <div className="shell grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 id={headingId} className="max-w-title text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-lead text-lead text-balance text-night-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4 lg:justify-end">
          {phone ? (
            <ServiceActions primaryAction="form" {...{ phone, ctaText, contactPath }} />
          ) : (
            <ButtonLink href={contactPath} tone="action">
              {ctaText}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
