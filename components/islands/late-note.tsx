"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/lib/use-hydrated";

/**
 * What to do instead, under what only scripts can do: shown at once where they are off, after ten
 * seconds where they have not come, gone as soon as they work (rows 18, 76; faults 30).
 */
export function LateNote({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <p className="late-note">{children}</p>;
}
