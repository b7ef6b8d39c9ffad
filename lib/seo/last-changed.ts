import { execFileSync } from "node:child_process";

/** `GIT_DIR` names the repository; without it, the one around the working directory. */
type Environment = Readonly<NodeJS.ProcessEnv>;

/** Git's output; "" without git, repository or commit. */
function git(env: Environment, ...words: string[]): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", words, { env, encoding: "utf8", stdio }).trim();
  } catch {
    return "";
  }
}

/** Whether the history is complete: a shallow clone dates every file by its one commit. */
export const hasHistory = (env: Environment = process.env) =>
  git(env, "rev-parse", "--is-shallow-repository") === "false";

/**
 * The day of the latest commit to one of these files, as 2026-11-22. Undefined if unknown, as
 * outside a repository: no date is better than a wrong one.
 */
export const lastChanged = (
  files: readonly string[],
  env: Environment = process.env,
): string | undefined =>
  (hasHistory(env) && git(env, "log", "-1", "--format=%cs", "--", ...files)) || undefined;
