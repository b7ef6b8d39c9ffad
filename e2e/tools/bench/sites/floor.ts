import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildFixture, fixtureFolder, layout, writeFixture } from "@/e2e/tools/bench/sites/fixture";
import { compress } from "@/lib/build/compress";
import { prune } from "@/lib/build/export/prune";

// The link fetches nothing on sight, as the site's own links do not.
const page = (title: string, href: string) => `
import Link from "next/link";
export const metadata = { title: "${title}", description: "The framework alone." };
const Page = () => (
  <main><h1>${title}</h1><Link href="${href}" prefetch={false}>The other page</Link></main>
);
export { Page as default };
`;

const files = {
  "app/layout.jsx": layout,
  "app/page.jsx": page("First", "/second"),
  "app/second/page.jsx": page("Second", "/"),
};

/**
 * Builds what the framework itself costs: an empty page with one link, as the framework exports
 * it, with the scripts that it asks for at once, pruned and compressed. Nothing else of the site's finish is
 * done to it. What was built of the same packages and settings before is taken again. Out: the
 * export's folder.
 */
export async function buildFloor(): Promise<string> {
  const made = createHash("sha256").update(JSON.stringify(files));
  for (const input of ["package-lock.json", "next.config.mjs"]) made.update(readFileSync(input));
  const key = made.digest("hex");
  const known = join(fixtureFolder("floor"), "out");
  const keyFile = join(fixtureFolder("floor"), "made-from");
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8") === key) return known;

  console.log("Building the empty page …");
  const folder = await writeFixture("floor", files);
  const out = await buildFixture(folder);
  await prune(out);
  await compress(out);
  await writeFile(keyFile, key);
  return out;
}
