import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { startCommand } from "@/lib/servers/run-command";

/**
 * A copy of the tracked files, for what an owner does to content. It lies inside the project, so that its packages are found; linters
 * and other runs pass it over.
 */
export function ownerCopy(name: string) {
  const folder = join(".cache", name);
  const remove = () => rmSync(folder, { recursive: true, force: true });

  remove();
  // A change under way may have deleted some.
  const listed = execFileSync("git", ["ls-files", "-z"]).toString().split("\0");
  for (const file of listed.filter((each) => existsSync(each))) cpSync(file, join(folder, file));
  // What a build would encode anew, since git does not keep it.
  cpSync(join("public", "made"), join(folder, "public", "made"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // It holds the words and values of the specification and of the samples, and goes with them.
  rmSync(join(folder, "content", "specification"), { recursive: true });

  const environment = { TEST_MAIL_PORT: "3107", FULL: "" };
  const run = (command: string) => startCommand(command, { cwd: folder, environment }).done;
  /** Runs commands beside each other; fails with the end of what one prints. */
  const succeed = async (...commands: string[]) => {
    for (const { code, output } of await Promise.all(commands.map(run)))
      expect(code, output.split("\n").slice(-60).join("\n")).toBe(0);
  };
  return { folder, remove, succeed };
}
