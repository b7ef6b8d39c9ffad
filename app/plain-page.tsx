import type { ReactNode } from "react";
import { PageFrame } from "@/app/page-frame";

type Props = {
  /** The page's path, which the menu marks; absent on the not-found pages. */
  path?: string;
  children: ReactNode;
  /** It fills the window, so that the footer's offers do not stand beside what is asked. */
  fullHeight?: boolean;
  /** A band over the full width below it, such as the closing call. */
  after?: ReactNode;
};

/** A page without a dark hero: light from the top, with the dark-text header. */
export const PlainPage = ({ path, children, fullHeight, after }: Props) => (
  <PageFrame path={path} light>
    <main id="main" tabIndex={-1}>
      {/* Not a scroll anchor, since it may grow late: what follows it stays in place. */}
      <div
        className={`shell ${fullHeight ? "min-h-screen lg:grid lg:items-center" : "min-h-[70vh]"} pt-28 pb-18 has-[[data-grows]]:[overflow-anchor:none] lg:pt-44 lg:pb-24`}
      >
        {children}
      </div>
      {after}
    </main>
  </PageFrame>
);

/** A page that is not written yet: only the sentence of the specification. */
export const PlaceholderPage = ({ path, words }: { path: string; words: string }) => (
  <PlainPage path={path}>
    <h1 className="text-h1">{words}</h1>
  </PlainPage>
);
