import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startCommand } from "@/e2e/checks/run-command";

const grader = "@mdn/mdn-http-observatory";
const packages = { [grader]: "1.4.8", "core-js": "3.51.0" };

/**
 * Returns the folder that holds MDN's header grader, fetching it from npm the first time: with its
 * three hundred packages it is no dependency of this site. Throws one sentence when it cannot be had.
 */
export async function findOrInstallGrader(): Promise<string> {
  const folder = resolve("node_modules/.cache/header-grader");
  const conf = join(folder, "node_modules", grader, "conf");
  if (!existsSync(join(conf, "hsts-preload.json"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ private: true, dependencies: packages }),
    );
    const install = `npm install --prefix "${folder}" --ignore-scripts --no-audit --no-fund`;
    const { code, output } = await startCommand(install).done;
    if (code !== 0) throw new Error(`The header grader cannot be had from npm:\n${output}`);
    // Its install script would fetch the browsers' list of https-only names; ours is not on it.
    writeFileSync(join(conf, "hsts-preload.json"), "{}");
  }
  return folder;
}
