import { whenIdle, whenShown } from "@/lib/dom/moments";

/** Loads the web vitals reporter after all else. */
export function start(): void {
  // A visitor's blocker may refuse it.
  const load = () => void import("@/lib/vitals/vitals").catch(() => {});
  whenShown(() => whenIdle(load));
}
