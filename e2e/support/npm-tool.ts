import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startCommand } from "@/lib/servers/run-command";

/**
 * Returns a folder with some npm packages in exactly these versions, installing them the first
 * time: for tools too heavy to be dependencies. Install scripts never run. Throws npm's output when
 * the installation fails.
 */
export async function npmTool(name: string, packages: Record<string, string>): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: packages });
  const version = createHash("sha256").update(manifest).digest("hex").slice(0, 8);
  const folder = resolve("node_modules", ".cache", `${name}-${version}`);
  if (existsSync(folder)) return folder;
  // Renamed when complete: another test may look for it meanwhile, or this process may be ended.
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await writeFile(join(unfinished, "package.json"), manifest);
    const install = "npm install --ignore-scripts --no-audit --no-fund";
    const { code, output } = await startCommand(install, { cwd: unfinished }).done;
    if (code !== 0) throw new Error(`${name} cannot be had from npm:\n${output}`);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}
