/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { lastChanged } from "@/lib/seo/last-changed";

jest.mock("node:child_process");
const run = jest.mocked(execFileSync);

test("the day of the files' latest commit", () => {
  run.mockReturnValueOnce("false\n").mockReturnValueOnce("2026-11-20\n");
  expect(lastChanged(["content/home.ts"])).toBe("2026-11-20");
  expect(run).toHaveBeenLastCalledWith(
    "git",
    ["log", "-1", "--format=%cs", "--", "content/home.ts"],
    expect.anything(),
  );
});

test("nobody can say of files without a commit, in a clone without history, or outside of one", () => {
  run.mockReturnValueOnce("false\n").mockReturnValueOnce("\n");
  expect(lastChanged(["new.ts"])).toBeUndefined();
  run.mockReturnValueOnce("true\n");
  expect(lastChanged(["content/home.ts"])).toBeUndefined();
  run.mockImplementationOnce(() => {
    throw new Error("not a git repository");
  });
  expect(lastChanged(["content/home.ts"])).toBeUndefined();
});
