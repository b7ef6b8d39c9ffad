import { ClosingCall } from "@/components/sections/closing-call";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { closingPicture } from "@/content/pictures";

/** Home's closing call on other pages, without its text. */
export const ClosingBand = () => (
  <ClosingCall
    heading={home.closing.heading}
    ctaText={home.closing.ctaText}
    contactPath={pages.contact.path}
    phone={company.phone}
    picture={closingPicture}
  />
);
