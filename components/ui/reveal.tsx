import type { ReactNode } from "react";

type Props = { className?: string; children: ReactNode };

/** A block that rises and fades in when it is first scrolled to (lib/browser/reveal). */
export const Reveal = ({ className, children }: Props) => (
  <div data-reveal="" className={className}>
    {children}
  </div>
);
