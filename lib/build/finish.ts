import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "@/content/company";
import { compress } from "@/lib/build/compress";
import { withPolicy } from "@/lib/build/csp";
import { readEnvironment } from "@/lib/build/environment";
import { headerRules, headersFile } from "@/lib/build/headers";
import { withInlineStyles } from "@/lib/build/inline-styles";
import { withLateScripts } from "@/lib/build/late-scripts";
import { filesBelow } from "@/lib/build/out-files";
import { prune } from "@/lib/build/prune";
import { securityText } from "@/lib/build/security-text";

const out = "out";
const environment = readEnvironment();

// After `next build`, in this order: first what falls away, last what must match every other byte.
const pruned = await prune(out);

const pages = (await filesBelow(out)).filter((file) => file.endsWith(".html"));
for (const page of pages) {
  const styled = withInlineStyles(await readFile(page, "utf8"), out);
  await writeFile(page, withPolicy(withLateScripts(styled), environment));
}

await writeFile(join(out, "_headers"), headersFile(headerRules(environment)));
await mkdir(join(out, ".well-known"), { recursive: true });
await writeFile(
  join(out, ".well-known", "security.txt"),
  securityText({ email: company.email, siteUrl: environment.siteUrl, now: new Date() }),
);

const compressed = await compress(out);
console.log(
  `Finished ${pages.length} pages: ${pruned} spare files deleted, ${compressed} texts compressed.`,
);
