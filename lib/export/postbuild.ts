import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { canForceHttps, readEnvironment } from "@/lib/export/environment";
import { makeOut } from "@/lib/export/make-out";

// The build's last step: puts what the framework has exported aside, and makes what is published of it, which
// is there only once it is whole.
const [exportDir, made, outDir] = [join(".next", "exported"), join(".next", "made"), "out"];
for (const former of [exportDir, made]) await rm(former, { recursive: true, force: true });
await rename(outDir, exportDir);
const environment = readEnvironment();
const folders = { exportDir, publicDir: "public", outDir: made };
const { pages, compressed } = await makeOut(folders, environment);
await rename(made, outDir);
console.log(`Finished ${pages} pages, ${compressed} texts compressed.`);
if (!canForceHttps(environment))
  console.log("For this machine only: it speaks to localhost. Before you publish: npm run build.");
