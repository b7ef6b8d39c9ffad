import type { ReactNode } from "react";
import { CallBar } from "@/components/sections/call-bar";
import { Footer } from "@/components/sections/footer";
import { Header } from "@/components/sections/header";
import { IslandNotes } from "@/components/sections/island-notes";
import { ToTopButton } from "@/components/ui/to-top-button";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { facts } from "@/content/facts";
import { pages, serviceMenu } from "@/content/navigation";
import { openHours } from "@/content/open-hours";
import type { ServiceFacts } from "@/content/service-schema";
import { frameWords } from "@/content/words/frame";

type Props = {
  /** The page's path, which the menu marks; absent on the not-found pages. */
  path?: string;
  /** A page without a dark hero: the header's text is dark. */
  light?: boolean;
  /** The primary action: "call" where something is broken. */
  primaryAction?: ServiceFacts["primaryAction"] | undefined;
  /** Whether the form of a service's page leads to a free quote; not every service has one. */
  freeQuote?: boolean;
  /** What the page is about is done at any hour: the phone bar says no regular hours. */
  anyHour?: boolean | undefined;
  children: ReactNode;
};

const footerPages = [
  pages.about,
  pages.contact,
  pages.serviceArea,
  pages.privacy,
  pages.terms,
  pages.accessibility,
];

const { callBar } = frameWords;

const mail = { label: callBar.email, href: `mailto:${company.email}` };
const form = { label: contact.formHeading, href: "#ask" };

/**
 * The phone bar's second action: the form, on the contact page its place, and mail where one unsubscribes.
 * Call is the filled one, but where a service's or the plan's page asks for the form.
 */
function barOf(
  path: string | undefined,
  primaryAction: ServiceFacts["primaryAction"],
  freeQuote: boolean,
) {
  if (path === pages.contact.path)
    return { primaryAction: "call", other: form, hidden: true } as const;
  if (path === pages.unsubscribe.path)
    return { primaryAction: "neither", other: mail, hidden: false } as const;
  const isService = !!path?.startsWith(`${pages.services.path}/`);
  const isPlan = path === pages.maintenancePlan.path;
  const asked = freeQuote ? callBar.quote : callBar.request;
  return {
    primaryAction: isService || isPlan ? primaryAction : "call",
    other: { label: isPlan ? callBar.join : asked, href: pages.contact.path },
    hidden: isService || isPlan || path === pages.home.path,
  } as const;
}

/** Whether a page is mostly text, whose blocks animate in more slowly. */
const isContent = (path = "") =>
  [pages.about, pages.maintenancePlan, pages.accessibility].some((page) => page.path === path) ||
  path.startsWith(`${pages.services.path}/`);

/** The frame of every page: skip link, header, footer, phone bar, scroll-to-top buttons. */
export const PageFrame = ({
  path,
  light = false,
  primaryAction = "form",
  freeQuote = true,
  anyHour = false,
  children,
}: Props) => (
  <>
    <a href="#main" className="skip-link">
      {frameWords.skip}
    </a>
    <Header company={company} serviceMenu={serviceMenu} pages={pages} path={path} light={light} />
    <div className="page" data-pace={isContent(path) ? "content" : undefined}>
      {children}
    </div>
    <Footer
      company={company}
      copyrightYear={facts.copyrightYear}
      finance={pages.finance}
      pages={footerPages}
    />
    <CallBar
      phone={company.phone}
      hours={openHours}
      anyHour={anyHour}
      {...barOf(path, primaryAction, freeQuote)}
    />
    <ToTopButton className="to-top-in-bar right-2 bottom-2 rounded-control lg:hidden" />
    {/* Tailwind's own shadow-float would bring five properties for rings into every page. */}
    <ToTopButton className="to-top-in-corner right-1 bottom-6 rounded-full [box-shadow:theme(boxShadow.float)] max-lg:hidden" />
    <IslandNotes phone={company.phone} />
  </>
);
