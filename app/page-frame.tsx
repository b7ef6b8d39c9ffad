import type { ReactNode } from "react";
import { DevelopmentScripts } from "@/components/islands/page/development-scripts";
import { CallBar } from "@/components/sections/call-bar";
import { Footer } from "@/components/sections/footer";
import { Header } from "@/components/sections/header";
import { LoadStatus } from "@/components/sections/load-status";
import { ToTopButton } from "@/components/ui/to-top-button";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages, serviceMenu } from "@/content/navigation";
import { openHours } from "@/content/open-hours";
import type { ServiceFacts } from "@/content/service-schema";
import { frameWords } from "@/content/words/frame";

type Props = {
  /** The page's own address, which the menu marks; absent on a page that may have any. */
  path?: string;
  /** The page begins on paper instead of under a dark hero: the header's text is dark (row 43). */
  light?: boolean;
  /** What the page sells first: "call" where something is broken. */
  sells?: ServiceFacts["sells"] | undefined;
  /** The page's `main`. */
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

/** The phone bar's second action: on the contact page it would lead nowhere, so there it is the mail. */
function barOf(path: string | undefined, sells: ServiceFacts["sells"]) {
  if (path === pages.contact.path) {
    return {
      sells: "call",
      other: { label: callBar.email, href: `mailto:${company.email}` },
    } as const;
  }
  const label = sells === "call" ? callBar.request : callBar.quote;
  return { sells, other: { label, href: pages.contact.path } };
}

/** What stands around every page: skip link, header, footer, phone bar, scroll-to-top buttons. */
export const PageFrame = ({ path, light = false, sells = "form", children }: Props) => (
  <>
    <a href="#main" className="skip-link">
      {frameWords.skip}
    </a>
    <Header company={company} serviceMenu={serviceMenu} pages={pages} path={path} light={light} />
    <div className="page" data-behind-menu>
      {children}
    </div>
    <Footer
      company={company}
      copyrightYear={facts.copyrightYear}
      finance={pages.finance}
      pages={footerPages}
    />
    <CallBar phone={company.phone} hours={openHours} {...barOf(path, sells)} />
    <ToTopButton className="bottom-20 lg:hidden" />
    <ToTopButton className="bottom-6 max-lg:hidden" />
    <LoadStatus phone={company.phone} />
    {process.env.NODE_ENV === "development" && <DevelopmentScripts />}
  </>
);
