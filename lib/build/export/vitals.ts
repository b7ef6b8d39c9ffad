import { bundle, scriptFile, type Script } from "@/lib/build/export/bundle";

/**
 * Bundles lib/vitals for the collector at `NEXT_PUBLIC_VITALS_URL`. Pages load it when they are
 * drawn and the browser is idle; without a collector there is none.
 */
export async function bundleReporter(collector: string): Promise<Script> {
  const define = { VITALS_URL: JSON.stringify(collector) };
  const entryPoints = ["lib/vitals/report.ts"];
  return scriptFile("vitals", await bundle({ entryPoints, format: "iife", define }));
}
