import type { Company } from "@/content/data/schemas/company";

type Props = Company["address"] & { className: string };

export const PostalAddress = ({ street, town, state, postalCode, className }: Props) => (
  <address className={`not-italic ${className}`}>
    {street}
    <br />
    {town}, {state} {postalCode}
  </address>
);
