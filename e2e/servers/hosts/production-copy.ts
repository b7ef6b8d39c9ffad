import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Environment } from "@/lib/build/environment";
import { addPolicy } from "@/lib/build/export/policy";
import { attribute, elements, readPage, remove, writePage } from "@/lib/build/export/page";

/**
 * Copies an export made for the mock backend, and gives every page the policy it would have in
 * production: the mock backend's `http://localhost` would cost it points it does not lose there.
 * Out: the copy's folder.
 */
export function productionCopy(outDir: string, environment: Environment): string {
  const copy = mkdtempSync(join(tmpdir(), "production-"));
  cpSync(outDir, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: "utf8" });
  // What is packed still holds the old policy.
  for (const file of files.filter((each) => /\.html\.(br|gz)$/.test(each)))
    rmSync(join(copy, file));
  for (const file of files.filter((each) => each.endsWith(".html"))) {
    const page = readPage(readFileSync(join(copy, file), "utf8"));
    elements(page, "meta")
      .filter((meta) => attribute(meta, "http-equiv") === "Content-Security-Policy")
      .forEach(remove);
    addPolicy(page, environment);
    writeFileSync(join(copy, file), writePage(page));
  }
  return copy;
}
