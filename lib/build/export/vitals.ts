import { createHash } from "node:crypto";
import { build } from "esbuild";

/** The reporter of web vitals as a file of its own. */
export type Reporter = { path: string; text: string };

/**
 * Bundles lib/vitals for a collector at this address (`NEXT_PUBLIC_VITALS_URL`). Pages ask for it when
 * they are drawn and the browser idle; where no collector is named there is none (row 27).
 */
export async function bundleReporter(collector: string): Promise<Reporter> {
  const { outputFiles } = await build({
    entryPoints: ["lib/vitals/report.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    define: { VITALS_URL: JSON.stringify(collector) },
    write: false,
  });
  const text = outputFiles[0]?.text ?? "";
  const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { path: `/_next/static/vitals/${name}.js`, text };
}
