import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Returns the folder that holds some npm packages in exactly these versions, fetching them the first
 * time: for tools too heavy to be dependencies of a site. Their install scripts never run.
 * Throws with what npm printed when they cannot be had.
 */
export async function npmTool(name: string, packages: Record<string, string>): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: packages });
  const version = createHash("sha256").update(manifest).digest("hex").slice(0, 8);
  const folder = resolve("node_modules", ".cache", `${name}-${version}`);
  if (existsSync(folder)) return folder;
  // It gets its name when it is whole: another test may ask for it meanwhile, or this one be ended.
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
    // On Windows npm is a script, which only a shell can start.
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
