import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

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
    await install(unfinished, name);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

function install(folder: string, name: string): Promise<void> {
  return new Promise((installed, failed) => {
    const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
    // On Windows npm is a script, which needs a shell.
    const child = spawn("npm", words, {
      cwd: folder,
      shell: process.platform === "win32",
      env: { ...process.env, npm_config_update_notifier: "false" },
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    }
    child.once("error", failed);
    child.once("close", (code) =>
      code === 0 ? installed() : failed(new Error(`${name} cannot be had from npm:\n${printed}`)),
    );
  });
}
