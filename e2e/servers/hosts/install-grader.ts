import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmTool } from "@/lib/build/npm-tool";

const grader = "@mdn/mdn-http-observatory";

/**
 * Returns the folder that holds MDN's header grader, fetching it from npm the first time: with its
 * three hundred packages it is no dependency of this site. Throws when it cannot be had.
 */
export async function findOrInstallGrader(): Promise<string> {
  const folder = await npmTool("header-grader", { [grader]: "1.4.8", "core-js": "3.51.0" });
  // Its install script would fetch the browsers' list of https-only names; ours is not on it.
  writeFileSync(join(folder, "node_modules", grader, "conf", "hsts-preload.json"), "{}");
  return folder;
}
