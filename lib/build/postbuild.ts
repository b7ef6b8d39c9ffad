import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "@/content/company";
import { compress } from "@/lib/build/compress";
import { readEnvironment } from "@/lib/build/environment";
import { finishPages } from "@/lib/build/export/finish-pages";
import { headerRules, headersFile } from "@/lib/build/headers";
import { redirectsFile } from "@/lib/build/not-found-files";
import { listFiles, listName } from "@/lib/build/publish/published-files";
import { securityText } from "@/lib/build/security-text";

const out = "out";

const environment = readEnvironment();

// After `next build`; what hashes or compresses all other bytes comes last.
const { pages, pruned } = await finishPages(out, environment);

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
