import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildFixture, layout, writeFixture } from "@/e2e/tools/bench/fixture";
import { compress } from "@/lib/build/compress";
import { readEnvironment } from "@/lib/build/environment";
import { headerRules, headersFile } from "@/lib/build/headers";
import { prune } from "@/lib/build/export/prune";

// The link fetches nothing on sight, as the site's own links must not: else the empty site's second
// page would be there before the tap.
const page = (title: string, href: string) => `
import Link from "next/link";
export const metadata = { title: "${title}", description: "The framework alone." };
const Page = () => (
  <main><h1>${title}</h1><Link href="${href}" prefetch={false}>The other page</Link></main>
);
export { Page as default };
`;

/**
 * Builds what the framework itself costs: an empty page with one link, and the page it leads to,
 * pruned, compressed and sent with the site's headers. The rest of the site's finish, inline
 * styles, late scripts and the content policy, is not done to it. Out: the export's folder.
 */
export async function buildFloor(): Promise<string> {
  const folder = await writeFixture("floor", {
    "app/layout.jsx": layout,
    "app/page.jsx": page("First", "/second"),
    "app/second/page.jsx": page("Second", "/"),
  });
  const out = await buildFixture(folder);
  await prune(out);
  await writeFile(join(out, "_headers"), headersFile(headerRules(readEnvironment())));
  await compress(out);
  return out;
}
