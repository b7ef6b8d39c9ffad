import type { ReactNode } from "react";

/** A page without a dark hero: paper from the top, under a header that is told so (row 43). */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="shell min-h-[70vh] pt-32 pb-18 lg:pt-52 lg:pb-32">
    {children}
  </main>
);
