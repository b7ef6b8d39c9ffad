import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "@/lib/export/environment";
import { makeOut } from "@/lib/export/make-out";

// The build's last step: puts what the framework has exported aside, and makes what is published of it.
const [exportDir, outDir] = [join(".next", "exported"), "out"];
await rm(exportDir, { recursive: true, force: true });
await rename(outDir, exportDir);
const folders = { exportDir, publicDir: "public", outDir };
const { pages, compressed } = await makeOut(folders, readEnvironment());
console.log(`Finished ${pages} pages, ${compressed} texts compressed.`);
