/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasHistory, lastChanged } from "@/lib/seo/last-changed";

const root = mkdtempSync(join(tmpdir(), "history-"));
/** Each in a folder of its own, even where a hook has set GIT_DIR. */
const repository = (name: string) => ({
  ...process.env,
  GIT_DIR: join(root, name, ".git"),
  GIT_WORK_TREE: join(root, name),
});
const whole = repository("whole");

function git(day: string, ...words: string[]): void {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  const env = { ...whole, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  execFileSync("git", [...identity, ...words], { cwd: env.GIT_WORK_TREE, env, stdio: "ignore" });
}
function commit(file: string, day: string): void {
  writeFileSync(join(root, "whole", file), day);
  git(day, "add", ".");
  git(day, "commit", "-m", day);
}

beforeAll(() => {
  mkdirSync(join(root, "whole"));
  git("2026-11-01", "init");
  commit("one.ts", "2026-11-01");
  commit("two.ts", "2026-11-03");
  commit("other.ts", "2026-11-20");
  const { GIT_DIR, GIT_WORK_TREE, ...env } = whole;
  const words = ["clone", "--depth", "1", `file://${GIT_DIR}`, join(root, "shallow")];
  execFileSync("git", words, { cwd: GIT_WORK_TREE, env, stdio: "ignore" });
});
afterAll(() => rmSync(root, { recursive: true }));

test("the day of the files' latest commit", () => {
  expect(lastChanged(["one.ts"], whole)).toBe("2026-11-01");
  expect(lastChanged(["one.ts", "two.ts"], whole)).toBe("2026-11-03");
  expect(hasHistory(whole)).toBe(true);
});

test("nobody can say of files without a commit, in a clone without history, or outside of one", () => {
  expect(lastChanged(["new.ts"], whole)).toBeUndefined();
  for (const folder of [repository("shallow"), repository("none")]) {
    expect(lastChanged(["one.ts"], folder)).toBeUndefined();
    expect(hasHistory(folder)).toBe(false);
  }
});
