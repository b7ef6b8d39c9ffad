/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasHistory, lastChanged } from "@/lib/seo/last-changed";

const root = mkdtempSync(join(tmpdir(), "history-"));
const whole = join(root, "whole");
const shallow = join(root, "shallow");

function git(folder: string, day: string, ...words: string[]): void {
  const identity = { name: "A", email: "a@example.com" };
  const config = Object.entries(identity).flatMap(([key, value]) => ["-c", `user.${key}=${value}`]);
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  execFileSync("git", [...config, ...words], { cwd: folder, env, stdio: "ignore" });
}
function commit(file: string, day: string): void {
  writeFileSync(join(whole, file), day);
  git(whole, day, "add", ".");
  git(whole, day, "commit", "-m", day);
}

beforeAll(() => {
  mkdirSync(whole);
  git(whole, "2026-11-01", "init");
  commit("one.ts", "2026-11-01");
  commit("two.ts", "2026-11-03");
  commit("other.ts", "2026-11-20");
  git(root, "2026-11-21", "clone", "--depth", "1", `file://${whole}`, shallow);
});
afterAll(() => rmSync(root, { recursive: true }));

test("the day of the files' latest commit", () => {
  expect(lastChanged(["one.ts"], whole)).toBe("2026-11-01");
  expect(lastChanged(["one.ts", "two.ts"], whole)).toBe("2026-11-03");
  expect(hasHistory(whole)).toBe(true);
});

test("nobody can say of files without a commit, in a clone without history, or outside of one", () => {
  expect(lastChanged(["new.ts"], whole)).toBeUndefined();
  for (const folder of [shallow, root]) {
    expect(lastChanged(["one.ts"], folder)).toBeUndefined();
    expect(hasHistory(folder)).toBe(false);
  }
});
