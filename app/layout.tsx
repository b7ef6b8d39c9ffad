import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { siteUrl } from "@/content/site";
import "@/app/globals.css";

// `optional`, since a swap moves text: measured in Chromium, Firefox and WebKit, a font that takes longer
// than 100 ms is not shown on that page, but is on the next. When they load: lib/browser/fonts.
const heading = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  // One file for every requested weight (lib/assets/fonts).
  weight: "600 700",
  display: "optional",
  preload: false,
  variable: "--font-heading",
  adjustFontFallback: false,
});
const text = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 600",
  display: "optional",
  preload: false,
  variable: "--font-text",
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  formatDetection: { telephone: false, email: false, address: false },
  // Text is as large as the phone's settings say.
  other: { "text-scale": "scale" },
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
