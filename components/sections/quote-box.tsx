import type { ComponentProps } from "react";
import { Island } from "@/components/islands/island";
import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { ServiceOption } from "@/content/schema";
import { formWords } from "@/content/words/forms";

type Props = ComponentProps<typeof Island<"QuoteForm">>["props"] & {
  /** Where a URL may fill the form: the services by path of the referring page. */
  serviceByPage?: Readonly<Record<string, ServiceOption>>;
};

/**
 * The quote form, and above it a note about a kept draft with a button to discard it, which is hidden until
 * the page script shows it (lib/browser/features/draft).
 */
export const QuoteBox = ({ serviceByPage, ...form }: Props) => (
  <>
    <p
      data-draft-note=""
      data-prefill={serviceByPage && JSON.stringify(serviceByPage)}
      hidden
      className="mb-5 flex flex-wrap items-center gap-x-3 text-muted"
    >
      <span data-when="kept unsent">{formWords.kept}</span>
      <span data-when="unsent">{formWords.unsent}</span>
      <span data-when="unconfirmed">
        <Sentence
          words={formWords.unconfirmed}
          phone={<PhoneLink phone={form.phone} className="link" />}
        />
      </span>
      <button type="button" data-discard="" className="link min-h-11">
        {formWords.discard}
      </button>
    </p>
    <Island name="QuoteForm" load="near" props={form} />
  </>
);
