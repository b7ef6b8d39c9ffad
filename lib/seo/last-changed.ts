import { execFileSync } from "node:child_process";

/**
 * The day on which one of these files was last changed for good, as 2026-11-22: that of its latest
 * commit. Undefined where nobody can say, as outside of a repository; a wrong day is worse than none.
 */
export function lastChanged(files: readonly string[]): string | undefined {
  const git = (...words: string[]) =>
    execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A clone without history dates everything by its one commit.
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    return git("log", "-1", "--format=%cs", "--", ...files) || undefined;
  } catch {
    return undefined;
  }
}
