import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Returns the folder that holds some npm packages in exactly these versions, fetching them the first
 * time: for tools too heavy to be dependencies of a site. Their install scripts never run.
 * Throws with what npm printed when they cannot be had.
 */
export async function npmTool(name: string, packages: Record<string, string>): Promise<string> {
  const folder = resolve("node_modules", ".cache", name);
  // Written last, so that an installation that was cut short is made again.
  const mark = join(folder, "installed.json");
  const wanted = JSON.stringify(packages);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: packages };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  await install(folder, name);
  writeFileSync(mark, wanted);
  return folder;
}

function install(folder: string, name: string): Promise<void> {
  return new Promise((installed, failed) => {
    const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
    // On Windows npm is a script, which only a shell can start.
    const child = spawn("npm", words, { cwd: folder, shell: process.platform === "win32" });
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
