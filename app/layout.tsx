import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { company } from "@/content/company";
import { siteUrl } from "@/content/site";
import "@/app/globals.css";

// The page script loads the fonts and styles apply them once loaded (lib/browser/first-paint),
// since swapping fonts moves text. Only without scripting does the browser swap. Not `optional`:
// after 100 ms engines never show such a font.
const heading = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  // One file for every requested weight (lib/assets/fonts).
  weight: "600 700",
  display: "swap",
  preload: false,
  variable: "--font-heading",
  adjustFontFallback: false,
});
const text = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 600",
  display: "swap",
  preload: false,
  variable: "--font-text",
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: company.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = { themeColor: "#0c1a26" };

/** The document around every page; its content comes from the page (app/page-frame). */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${heading.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
