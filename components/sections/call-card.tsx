import { useId } from "react";
import { ServiceActions } from "@/components/sections/service-actions";
import { Words } from "@/components/ui/words";
import type { Company } from "@/content/schema";
import type { ServiceFacts } from "@/content/service-facts";

type Props = {
  facts: ServiceFacts;
  phone: Company["phone"];
  ctaText: string;
  contactPath: string;
};

/** The card beside the text, on night: what is wrong, when we answer, the number and the page's button. */
export function CallCard({ facts, ...actions }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="on-night rounded-card p-6">
      <h2 id={headingId} className="text-h3">
        {facts.callHeading}
      </h2>
      <p className="mt-2 text-small text-night-muted">
        <Words>{facts.when}</Words>
      </p>
      <div className="mt-5 grid grid-cols-1 gap-3">
        <ServiceActions sells={facts.sells} {...actions} />
      </div>
    </section>
  );
}
