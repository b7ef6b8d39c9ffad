import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { PageTransition } from "@/components/islands/page-transition";
import { ScrollToTop } from "@/components/islands/scroll-to-top";
import { SoftNavigation } from "@/components/islands/soft-navigation";
import { VitalsReporter } from "@/components/islands/vitals-reporter";
import { CallBar } from "@/components/sections/call-bar";
import { Footer } from "@/components/sections/footer";
import { Header } from "@/components/sections/header";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages, serviceMenu } from "@/content/navigation";
import { siteUrl } from "@/content/site";
import "@/app/globals.css";
// Every page brings the error pages and the unknown path's words along: named here, they are part
// of the layout's script instead of a request each.
import "@/app/error";
import "@/app/global-error";
import "@/components/islands/unknown-path";
// So is the form that most taps lead to: the contact page then waits for its words alone, not for
// a script besides (a round trip less, measured by `npm run bench`).
import "@/components/islands/quote-form";

// Shown when they are there before the first paint, else from the second page on (lib/late-fonts):
// text that changes its face while it is read would move.
const heading = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  // One cut for whatever weight is asked for (lib/build/fonts).
  weight: "600 700",
  display: "optional",
  variable: "--font-heading",
  adjustFontFallback: false,
});
const text = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 600",
  display: "optional",
  variable: "--font-text",
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: company.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = { themeColor: "#0c1a26" };

/** What stands around every page: skip link, header, footer, phone bar, and what moves between pages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${heading.variable} ${text.variable}`}>
      <body>
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <Header company={company} serviceMenu={serviceMenu} pages={pages} />
        <PageTransition>{children}</PageTransition>
        <Footer
          company={company}
          copyrightYear={facts.copyrightYear}
          finance={pages.finance}
          pages={[
            pages.about,
            pages.contact,
            pages.serviceArea,
            pages.privacy,
            pages.terms,
            pages.accessibility,
          ]}
        />
        <CallBar phone={company.phone} quotePath={pages.contact.path} />
        <ScrollToTop className="bottom-20 lg:hidden" />
        <ScrollToTop className="bottom-6 max-lg:hidden" />
        <SoftNavigation />
        <VitalsReporter />
      </body>
    </html>
  );
}
