import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import type { Company } from "@/content/schema";
import type { ServiceFacts } from "@/content/service-facts";

type Props = {
  phone: Company["phone"];
  /** What the page sells: its action is the filled one of the two. */
  sells: ServiceFacts["sells"];
  /** The other way than calling: never the page one is on. */
  other: { label: string; href: string };
};

/** The phone layout's bar: call, or the other way to ask, always one tap away. */
export const CallBar = ({ phone, sells, other }: Props) => (
  <nav
    aria-label="Quick contact"
    data-behind-menu
    className="call-bar no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-3 border-t border-line bg-card px-4 py-2 lg:hidden"
  >
    <a
      href={`tel:${phone.e164}`}
      aria-label={`Call ${phone.display}`}
      className={buttonClass(sells === "call" ? "action" : "quiet")}
    >
      <Icon name="phone" className="size-5" />
      Call
    </a>
    <ButtonLink href={other.href} tone={sells === "call" ? "quiet" : "action"}>
      {other.label}
    </ButtonLink>
  </nav>
);
