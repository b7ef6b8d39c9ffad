import { execFileSync } from "node:child_process";

/** What git answers in a folder; "" where there is no git, no repository or no commit. */
function git(folder: string, ...words: string[]): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio }).trim();
  } catch {
    return "";
  }
}

/**
 * Whether the repository around `folder` knows when its files changed: a clone without history dates
 * everything by its one commit.
 */
export const hasHistory = (folder = ".") =>
  git(folder, "rev-parse", "--is-shallow-repository") === "false";

/**
 * The day on which one of these files was last changed for good, as 2026-11-22: that of its latest
 * commit. Undefined where nobody can say, as outside of a repository; a wrong day is worse than none.
 */
export const lastChanged = (files: readonly string[], folder = "."): string | undefined =>
  (hasHistory(folder) && git(folder, "log", "-1", "--format=%cs", "--", ...files)) || undefined;
