import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "@/content/company";
import { buildTime } from "@/lib/calendar/build-time";
import { compress } from "@/lib/export/compress";
import { readEnvironment } from "@/lib/export/environment";
import { headerRules, headersFile } from "@/lib/export/headers";
import { redirectsFile } from "@/lib/export/not-found-files";
import { processPages } from "@/lib/export/process-pages";
import { addPublicFiles, removePublicFiles } from "@/lib/export/public-files";
import { securityText } from "@/lib/export/security-text";

const out = "out";

/** After `next build`: turns its export into what is published. What compresses all comes last. */
async function finish(): Promise<void> {
  const environment = readEnvironment();
  await removePublicFiles(out);
  const { pages, pruned } = await processPages(out, environment);
  await writeFile(join(out, "_headers"), headersFile(headerRules()));
  await writeFile(join(out, "_redirects"), redirectsFile);
  await mkdir(join(out, ".well-known"), { recursive: true });
  await writeFile(
    join(out, ".well-known", "security.txt"),
    securityText({ email: company.email, siteUrl: environment.siteUrl, now: buildTime() }),
  );
  await addPublicFiles(out);
  const compressed = await compress(out);
  console.log(
    `Finished ${pages} pages: ${pruned} unused files deleted, ${compressed} texts compressed.`,
  );
}

finish().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
