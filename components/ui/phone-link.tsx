import type { ReactNode } from "react";
import type { Company } from "@/content/data/schemas/company";

type Props = { phone: Company["phone"]; className?: string; prefix?: ReactNode };

/** The phone number as a `tel:` link in E.164, the whole number inside. */
export const PhoneLink = ({ phone, className = "", prefix }: Props) => (
  <a href={`tel:${phone.e164}`} className={className}>
    {prefix}
    <span className="numerals whitespace-nowrap">{phone.display}</span>
  </a>
);
