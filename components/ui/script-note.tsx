import type { ReactNode } from "react";

/**
 * What to do instead, under what only scripts can do: shown at once where they are off, and after
 * ten seconds where the page script did not run (styles/base.css; rows 18, 76).
 */
export const ScriptNote = ({ children }: { children: ReactNode }) => (
  <p className="script-note">{children}</p>
);
