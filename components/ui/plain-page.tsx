import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  /** It fills the window, so that the footer's offers do not stand beside what is asked. */
  fullHeight?: boolean;
  /** A band over the full width below it, such as the closing call. */
  after?: ReactNode;
};

/** A page without a dark hero: light from the top, with the dark-text header. */
export const PlainPage = ({ children, fullHeight, after }: Props) => (
  <main id="main" tabIndex={-1}>
    {/* Not a scroll anchor, since it may grow late: what follows it stays in place. */}
    <div
      className={`shell ${fullHeight ? "min-h-screen" : "min-h-[70vh]"} pt-28 pb-18 has-[[data-grows]]:[overflow-anchor:none] lg:pt-44 lg:pb-24`}
    >
      {children}
    </div>
    {after}
  </main>
);
