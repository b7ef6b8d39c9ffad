import type { ReactNode } from "react";

type Props = {
  /** "content" for pages of long text: 1000 ms instead of 700. */
  pace?: "content" | "default";
  className?: string;
  children: ReactNode;
};

/** A block that rises and fades in when it is first scrolled to (lib/browser/reveal). */
export const Reveal = ({ pace = "default", className, children }: Props) => (
  <div data-reveal={pace} className={className}>
    {children}
  </div>
);
