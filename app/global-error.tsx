"use client";

import ErrorPage from "@/app/error";

/** What stands in place of everything when the frame around the pages fails: the error page alone. */
export default function GlobalError(props: { error: Error; reset: () => void }) {
  const { lang, className } = globalThis.document?.documentElement ?? {};
  return (
    <html lang={lang} className={className}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
