import { ClosingCall } from "@/components/sections/closing-call";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";

/** Home's closing call on other pages, without its text and picture. */
export const ClosingBand = () => (
  <ClosingCall
    heading={home.closing.heading}
    ctaText={home.closing.ctaText}
    contactPath={pages.contact.path}
    phone={company.phone}
  />
);
