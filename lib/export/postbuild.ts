import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "@/content/company";
import { compress } from "@/lib/export/compress";
import { readEnvironment } from "@/lib/export/environment";
import { processPages } from "@/lib/export/process-pages";
import { headerRules, headersFile } from "@/lib/export/headers";
import { redirectsFile } from "@/lib/export/not-found-files";
import { listFiles, listName } from "@/lib/export/publish/published-files";
import { securityText } from "@/lib/export/security-text";

const out = "out";

const environment = readEnvironment();

// After `next build`; what hashes or compresses all other bytes comes last.
const { pages, pruned } = await processPages(out, environment);

await writeFile(join(out, "_headers"), headersFile(headerRules(environment)));
await writeFile(join(out, "_redirects"), redirectsFile);
await mkdir(join(out, ".well-known"), { recursive: true });
await writeFile(
  join(out, ".well-known", "security.txt"),
  securityText({ email: company.email, siteUrl: environment.siteUrl, now: new Date() }),
);
await writeFile(join(out, listName), JSON.stringify(await listFiles(out, environment)));

const compressed = await compress(out);
console.log(
  `Finished ${pages} pages: ${pruned} spare files deleted, ${compressed} texts compressed.`,
);
