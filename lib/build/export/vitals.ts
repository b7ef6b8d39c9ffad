import { bundle, scriptFile, type Script } from "@/lib/build/export/bundle";

/**
 * Bundles lib/vitals for a collector at this address (`NEXT_PUBLIC_VITALS_URL`). Pages ask for it when
 * they are drawn and the browser idle; where no collector is named there is none (row 27).
 */
export async function bundleReporter(collector: string): Promise<Script> {
  const define = { VITALS_URL: JSON.stringify(collector) };
  const entryPoints = ["lib/vitals/report.ts"];
  return scriptFile("vitals", await bundle({ entryPoints, format: "iife", define }));
}
