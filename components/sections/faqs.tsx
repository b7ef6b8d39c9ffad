import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { Words } from "@/components/ui/words";
import type { Faq } from "@/content/service-schema";

/** Questions as native disclosures: every answer is in the HTML and opens without script. */
export const Faqs = ({ heading, items }: { heading: string; items: readonly Faq[] }) => (
  <Section heading={heading} card layout="beside">
    {items.map(({ question, answer }) => (
      <details key={question} className="group border-b border-line first:border-t">
        <summary className="flex min-h-14 items-center justify-between gap-4 py-4 font-heading font-semibold">
          {question}
          <Icon name="plus" className="size-6 shrink-0 text-hue group-open:rotate-45" />
        </summary>
        <p className="max-w-lead pb-6">
          <Words>{answer}</Words>
        </p>
      </details>
    ))}
  </Section>
);
