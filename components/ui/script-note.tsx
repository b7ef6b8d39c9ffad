import type { ReactNode } from "react";
import { needsScript } from "@/content/words/without-script";

type Props = {
  what: keyof typeof needsScript;
  /** What to do instead. */
  children: ReactNode;
};

/**
 * What is missing and what to do instead, under what only scripts can do: shown at once where they
 * are off, and after ten seconds where the page script did not run (styles/base.css; rows 18, 76).
 */
export const ScriptNote = ({ what, children }: Props) => (
  <p className="script-note">
    {needsScript[what]} {children}
  </p>
);
