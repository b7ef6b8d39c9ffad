import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { siteUrl } from "@/content/site";
import "@/app/globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  // From public: the framework would add a hash to files of app, which browsers ask for without.
  icons: { icon: "/favicon.ico", apple: "/apple-icon.png" },
  formatDetection: { telephone: false, email: false, address: false },
  // Text is as large as the phone's settings say.
  other: { "text-scale": "scale" },
};

export const viewport: Viewport = { themeColor: "#0c1a26" };

/** The document around every page; its content comes from the page (app/page-frame). */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
