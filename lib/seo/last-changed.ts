import { execFileSync } from "node:child_process";

/** What tells git its repository (`GIT_DIR`); else it is the one around the working directory. */
type Environment = Readonly<NodeJS.ProcessEnv>;

/** What git answers; "" where there is no git, no repository or no commit. */
function git(env: Environment, ...words: string[]): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", words, { env, encoding: "utf8", stdio }).trim();
  } catch {
    return "";
  }
}

/**
 * Whether the repository knows when its files changed: a clone without history dates everything by
 * its one commit.
 */
export const hasHistory = (env: Environment = process.env) =>
  git(env, "rev-parse", "--is-shallow-repository") === "false";

/**
 * The day on which one of these files was last changed for good, as 2026-11-22: that of its latest
 * commit. Undefined where nobody can say, as outside of a repository; a wrong day is worse than none.
 */
export const lastChanged = (
  files: readonly string[],
  env: Environment = process.env,
): string | undefined =>
  (hasHistory(env) && git(env, "log", "-1", "--format=%cs", "--", ...files)) || undefined;
