import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { startMailBackend } from "@/lib/servers/mock-backend/server";
import { portFrom } from "@/lib/servers/ports";
import { startPreview } from "@/lib/servers/preview/preview";
import { startCommand } from "@/lib/servers/run-command";

/** Lighthouse 13 needs Node 22.19: npx fetches both for this command, and `npm ci` neither. */
const lighthouse = "npx --yes --package node@22.23.3 --package lighthouse@13.5.0 lighthouse";
const paths = ["/", "/contact", "/services/furnaceRepair", "/gallery", "/unsubscribe"];
const audits = ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift"];

const file = join(tmpdir(), "lighthouse.json");
const outboxDir = join(tmpdir(), "lighthouse-outbox");
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});
const mock = await startMailBackend({ port: portFrom("MAIL_PORT", 3001), outboxDir });
const preview = await startPreview({ port: 0, outDir: "out" });
const environment = { CHROME_PATH: await findOrInstallBrowser() };
const switches = ["--headless", ...browserSwitches].join(" ");
const flags = `--quiet --output=json --output-path=${file} --chrome-flags="${switches}" ${process.argv.slice(2).join(" ")}`;
const table: Record<string, object> = {};
for (const path of paths) {
  const command = `${lighthouse} ${preview.url}${path} ${flags}`;
  const { code, output } = await startCommand(command, { environment }).done;
  if (code !== 0) throw new Error(output);
  const read = report.parse(JSON.parse(readFileSync(file, "utf8")));
  const scores = Object.entries(read.categories).map(([name, { score }]) => [name, score]);
  const values = audits.map((name) => [name, read.audits[name]?.displayValue]);
  table[path] = Object.fromEntries([...scores, ...values]);
}
console.table(table);
await Promise.all([mock.close(), preview.close()]);
