"use client";

import { useState } from "react";
import { PlainPage } from "@/components/sections/plain-page";
import { buttonClass } from "@/components/ui/button-class";

/** The first phone link of the page around: the header's. Importing it would bring zod into the browser. */
const phoneLink = () =>
  globalThis.document?.querySelector<HTMLAnchorElement>('header a[href^="tel:"]');

/** What stands in a page's place when it fails: the number, and another try (faults finding 4). */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  // Read once: when the frame failed too, the header is gone after the first rendering.
  const [phone] = useState(phoneLink);
  return (
    <PlainPage>
      <h1 className="text-h1">This page did not load</h1>
      <p className="mt-5 max-w-lead text-lead">
        It is our fault, not yours. What you typed into the quote form is kept on this device.
        {phone && (
          <>
            {" "}
            You can always call{" "}
            <a href={phone.href} className="link figure">
              {phone.querySelector(".figure")?.textContent}
            </a>
            .
          </>
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={reset} className={buttonClass("action")}>
          Try again
        </button>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonClass("quiet")}
        >
          Load the page anew
        </button>
      </div>
    </PlainPage>
  );
}
