import { whenIdle, whenShown } from "@/lib/dom/moments";

/** Loads the web vitals reporter (report.ts), which the build names on the script's element, after all else. */
export function start(): void {
  const url = document.currentScript?.dataset["vitals"] ?? "";
  // A visitor's blocker may refuse it.
  const load = () => void import(/* turbopackIgnore: true */ url).catch(() => {});
  whenShown(() => whenIdle(load));
}
