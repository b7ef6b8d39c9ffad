import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { company } from "@/content/company";
import { compress } from "@/lib/build/compress";
import { readEnvironment } from "@/lib/build/environment";
import { finishPage } from "@/lib/build/export/finish-page";
import { bundleInlineScripts } from "@/lib/build/export/page-script";
import { bundleReporter } from "@/lib/build/export/vitals";
import { prune } from "@/lib/build/export/prune";
import { headerRules, headersFile } from "@/lib/build/headers";
import { redirectsFile } from "@/lib/build/not-found-files";
import { filesBelow } from "@/lib/build/out-files";
import { listFiles, listName } from "@/lib/build/publish/published-files";
import { securityText } from "@/lib/build/security-text";

const out = "out";

async function put({ path, text }: { path: string; text: string }): Promise<void> {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), text);
}

const environment = readEnvironment();

// After `next build`, in this order: first what falls away, last what must match every other byte.
const pruned = await prune(out);

const reporter = environment.vitals ? await bundleReporter(environment.vitals) : undefined;
if (reporter) await put(reporter);

const tools = {
  vitals: reporter?.path,
  environment,
  inline: await bundleInlineScripts(),
  readStyles: (href: string) => readFileSync(join(out, href), "utf8"),
};
const pages = (await filesBelow(out)).filter((file) => file.endsWith(".html"));
for (const file of pages) {
  const { html, data, legacy } = finishPage(
    relative(out, file),
    await readFile(file, "utf8"),
    tools,
  );
  await writeFile(file, html);
  await put(data);
  await Promise.all(legacy.map((address) => rm(join(out, address), { force: true })));
}

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
  `Finished ${pages.length} pages: ${pruned} spare files deleted, ${compressed} texts compressed.`,
);
