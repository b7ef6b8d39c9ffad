import type { ReactNode } from "react";

/**
 * The alternative to what needs scripts: shown at once where they are off, and after ten seconds
 * where the page script did not run (styles/base.css).
 */
export const ScriptNote = ({ children }: { children: ReactNode }) => (
  <p className="script-note">{children}</p>
);
