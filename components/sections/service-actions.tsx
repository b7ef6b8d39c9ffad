import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/data/schemas/company";
import type { ServiceFacts } from "@/content/service-schema";
import { callWords } from "@/content/words/calls";

type Props = {
  /** The primary action is filled and comes first. */
  primaryAction: ServiceFacts["primaryAction"];
  phone: Company["phone"];
  ctaText: string;
  contactPath: string;
  /** Under the number, such as until when it is open. */
  note?: ReactNode;
};

/** Call with the number, and the page's own button, on dark: in hero and closing band. */
export function ServiceActions({ primaryAction, phone, ctaText, contactPath, note }: Props) {
  const call = (
    <ButtonLink
      key="call"
      href={`tel:${phone.e164}`}
      tone={primaryAction === "call" ? "action" : "night"}
      className={note ? "py-1 [line-height:1.25rem]" : ""}
    >
      <Icon name="phone" className="size-5" />
      <span>
        <Sentence
          words={callWords.call}
          phone={<span className="numerals inline-block">{phone.display}</span>}
        />
        {note && <> {note}</>}
      </span>
    </ButtonLink>
  );
  const write = (
    <ButtonLink key="write" href={contactPath} tone={primaryAction === "form" ? "action" : "night"}>
      {ctaText}
    </ButtonLink>
  );
  return primaryAction === "call" ? [call, write] : [write, call];
}
