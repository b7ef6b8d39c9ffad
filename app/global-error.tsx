"use client";

import { useState } from "react";
import { FailedPage } from "@/components/islands/page/failed-page";

/** The first phone link of the page that failed; importing the company would bring its schema into the browser. */
const phoneOnPage = () => {
  const link = globalThis.document?.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const display = link?.querySelector(".figure")?.textContent;
  return link && display ? { display, e164: link.href.replace("tel:", "") } : undefined;
};

/** What stands in place of everything when the frame around the pages fails. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const { lang, className } = globalThis.document?.documentElement ?? {};
  // Read once: after the first rendering the page is gone.
  const [phone] = useState(phoneOnPage);
  return (
    <html lang={lang} className={className}>
      <body>
        <FailedPage phone={phone} reset={reset} />
      </body>
    </html>
  );
}
