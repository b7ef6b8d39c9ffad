import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import type { Company } from "@/content/schema";

type Props = { phone: Company["phone"]; quotePath: string };

/** The phone layout's bar: call, or ask for a quote, always one tap away (design.md, Parts). */
export const CallBar = ({ phone, quotePath }: Props) => (
  <nav
    aria-label="Quick contact"
    data-behind-menu
    className="call-bar no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-3 border-t border-line bg-card px-4 py-2 lg:hidden"
  >
    <a
      href={`tel:${phone.e164}`}
      aria-label={`Call ${phone.display}`}
      className={buttonClass("quiet")}
    >
      <Icon name="phone" className="size-5" />
      Call
    </a>
    <ButtonLink href={quotePath}>Free quote</ButtonLink>
  </nav>
);
