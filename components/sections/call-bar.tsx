import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { OpenNow } from "@/components/ui/open-now";
import { Sentence } from "@/components/ui/sentence";
import type { OpenHours } from "@/content/open-hours";
import type { Company } from "@/content/data/schemas/company";
import type { ServiceFacts } from "@/content/service-schema";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";

type Props = {
  phone: Company["phone"];
  hours: OpenHours;
  /** The page is about what is done at any hour. */
  anyHour: boolean;
  /** Which of the two buttons is filled: neither where the page asks for something else. */
  primaryAction: ServiceFacts["primaryAction"] | "neither";
  /** The page has a call button of its own in its first window. */
  hidden: boolean;
  other: { label: string; href: string };
};

/**
 * The phone layout's bar: call, or the other action; hidden while the page's own call button is in view
 * (lib/browser/features/call-bar).
 */
export const CallBar = ({ phone, hours, anyHour, primaryAction, hidden, other }: Props) => (
  <nav
    aria-label={frameWords.callBar.label}
    data-call-bar=""
    data-hidden={hidden || undefined}
    className="call-bar no-print z-30 border-t border-line bg-card lg:hidden"
  >
    <a
      href={`tel:${phone.e164}`}
      className={`${buttonClass(primaryAction === "call" ? "action" : "quiet")} flex-col gap-0 py-0.5 [line-height:1.25rem]`}
    >
      <span className="flex items-center gap-2">
        <Icon name="phone" className="size-5" />
        <Sentence words={callWords.call} phone={<span className="sr-only">{phone.display}</span>} />
      </span>{" "}
      <OpenNow hours={hours} live={!anyHour} />
    </a>
    <ButtonLink href={other.href} tone={primaryAction === "form" ? "action" : "quiet"}>
      {other.label}
    </ButtonLink>
  </nav>
);
