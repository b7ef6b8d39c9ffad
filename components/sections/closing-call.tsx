import { useId } from "react";
import { ServiceActions } from "@/components/sections/service-actions";
import type { Company } from "@/content/schema";
import type { ServiceFacts } from "@/content/service-facts";

type Props = {
  heading: string;
  text: string;
  ctaText: string;
  contactPath: string;
  phone: Company["phone"];
  /** Which action is the filled one: the form's, unless the page sells the phone. */
  sells?: ServiceFacts["sells"];
};

/** The closing night band: one sentence and two actions in the rank of the page (rows 84, 127). */
export function ClosingCall({ heading, text, sells = "form", ...actions }: Props) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="on-night border-b border-night-line py-18 lg:py-24"
    >
      <div className="shell grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 id={headingId} className="max-w-title text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-lead text-lead text-balance text-night-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4 lg:justify-end">
          <ServiceActions sells={sells} {...actions} />
        </div>
      </div>
    </section>
  );
}
