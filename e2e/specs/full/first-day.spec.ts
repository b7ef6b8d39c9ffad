import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { startCommand } from "@/e2e/tools/checks/run-command";

// What an owner does first: every sample replaced, a town and an offer more, other fees, hours and days,
// another picture. Nothing but content changes, and everything that guards a change stays green.

// Inside the project, so that its packages are found; linters and other runs pass it over.
const copy = join(".cache", "first-day");
// Beside the copy: a repository of its own in it would end the framework's search for packages there.
const repository = { GIT_DIR: resolve(`${copy}-history`), GIT_WORK_TREE: resolve(copy) };

/** Rewrites a file of the copy; throws where it does not say what is to be replaced. */
function edit(
  file: string,
  changes: readonly (readonly [before: string | RegExp, after: string])[],
) {
  const path = join(copy, file);
  let source = readFileSync(path, "utf8");
  for (const [before, after] of changes) {
    expect(source, `${file} says ${String(before)}`).toMatch(before);
    source = source.replace(before, after);
  }
  writeFileSync(path, source);
}

async function run(command: string) {
  const environment = { TEST_MAIL_PORT: "3107", FULL: "", ...repository };
  const { code, output } = await startCommand(command, { cwd: copy, environment }).done;
  expect(code, output.split("\n").slice(-60).join("\n")).toBe(0);
}

test.describe("the owner's first day", { tag: ["@full", "@once"] }, () => {
  test("every sample replaced, other fees and hours, a town and an offer more, other days, another picture: all stays green (rows 4, 79, 130)", async () => {
    test.setTimeout(900_000);
    for (const old of [copy, repository.GIT_DIR]) rmSync(old, { recursive: true, force: true });
    // A build deletes pictures that a change has replaced.
    const listed = execFileSync("git", ["ls-files", "-z"]).toString().split("\0");
    const tracked = listed.filter((file) => existsSync(file));
    for (const file of tracked) cpSync(file, join(copy, file));
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
    // It holds the words and values of the specification and of the samples, and goes with them.
    rmSync(join(copy, "content", "specification"), { recursive: true });

    edit("content/company.ts", [
      ["(630) 555-0142", "(815) 222-7788"],
      ["hello@example.com", "office@warm-homes.test"],
      ["https://www.example.com", "https://www.warm-homes.test"],
      ["142 Sample Street", "7 North Long-Name Boulevard, Suite 12"],
      ["60540", "60563"],
      [/https:\/\/social\.example\.com\/[^"]*/, "https://www.facebook.com/warm-homes"],
      ["Example Studio", "Prairie Web Workshop"],
    ]);
    edit("content/facts.ts", [
      ['diagnosticFee: "$75"', 'diagnosticFee: "$85"'],
      ['price: "$99"', 'price: "$120"'],
      ["Monday to Saturday 7AM-8PM", "Monday to Saturday 7AM-7PM"],
    ]);
    edit("content/testimonials.ts", [
      ["Sample homeowner, Naperville", "Dolores M., Naperville"],
      [
        /"The furnace quit[^"]*"/,
        '"They came the same day and the heat has held all winter long."',
      ],
    ]);
    edit("content/towns.ts", [['"Carol Stream",', '"Carol Stream",\n  "Sugar Grove",']]);
    edit("content/promotions.ts", [
      [/endsOn: "2025-08-31"/, 'startsOn: "2027-05-01",\n    endsOn: "2027-06-30"'],
      [
        '{\n    id: "refer-a-friend"',
        `{
    id: "senior-discount",
    icon: "users",
    title: "$25 off for seniors",
    amount: "$25",
    description: "For one repair visit, for customers of sixty-five and over.",
    code: "SENYEAR",
    endsOn: "2027-12-31",
  },
  {
    id: "refer-a-friend"`,
      ],
    ]);
    const renders = join(copy, "content", "imagery", "renders");
    cpSync(join(renders, "house-summer.png"), join(renders, "hero-living.png"));

    // The sitemap says when each page changed, which the history tells.
    for (const command of [
      ["init", "-q"],
      ["add", "-A"],
      ["commit", "-qm", "Open the shop"],
    ]) {
      execFileSync(
        "git",
        ["-c", "user.name=Owner", "-c", "user.email=owner@warm-homes.test", ...command],
        { cwd: copy, env: { ...process.env, ...repository } },
      );
    }

    await test.step("unit tests", () => run("npx jest --silent"));
    await test.step("the build", () => run("npm run --silent build:e2e"));
    await test.step("the export", () => run("npx playwright test specs/export --project=desktop"));
    for (const made of [copy, repository.GIT_DIR]) rmSync(made, { recursive: true });
  });
});
