import type { ReactNode } from "react";
import type { Company } from "@/content/schema";

type Props = { phone: Company["phone"]; className?: string; prefix?: ReactNode };

/** The phone number as a link that dials in E.164, whole number inside (rows 5, 31). */
export const PhoneLink = ({ phone, className = "", prefix }: Props) => (
  <a href={`tel:${phone.e164}`} className={className}>
    {prefix}
    <span className="figure whitespace-nowrap">{phone.display}</span>
  </a>
);
