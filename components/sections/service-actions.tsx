import { CallButton } from "@/components/ui/call-button";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import type { Company } from "@/content/data/schemas/company";
import type { ServiceFacts } from "@/content/service-schema";

type Props = {
  /** The primary action is filled and comes first. */
  primaryAction: ServiceFacts["primaryAction"];
  phone: Company["phone"];
  ctaText: string;
  /** Under the number, such as until when it is open. */
  note?: ReactNode;
};

/** Call with the number, and the page's own button, on dark: in hero and closing band. */
export function ServiceActions({ primaryAction, phone, ctaText, note }: Props) {
  const call = (
    <CallButton
      phone={phone}
      key="call"
      tone={primaryAction === "call" ? "action" : "night"}
      note={note}
    />
  );
  const write = (
    <ButtonLink key="write" href="/contact" tone={primaryAction === "form" ? "action" : "night"}>
      {ctaText}
    </ButtonLink>
  );
  return primaryAction === "call" ? [call, write] : [write, call];
}
