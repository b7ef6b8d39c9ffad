import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";

// What an owner does first: every sample replaced, a town and an offer more, other fees, hours and days,
// another picture. Nothing but content changes, and everything that guards a change stays green.

type Changes = readonly (readonly [before: string | RegExp, after: string])[];

/** Rewrites a file; throws where it does not say what is to be replaced. */
function rewrite(path: string, changes: Changes) {
  let source = readFileSync(path, "utf8");
  for (const [before, after] of changes) {
    expect(source, `${path} says ${String(before)}`).toMatch(before);
    source = source.replace(before, after);
  }
  writeFileSync(path, source);
}

test.describe("the owner's first day", { tag: ["@full", "@once"] }, () => {
  test("every sample replaced, other fees and hours, a town and an offer more, other days, another picture: all stays green (rows 4, 79, 130)", async () => {
    test.setTimeout(900_000);
    const copy = ownerCopy("first-day");
    const edit = (file: string, changes: Changes) => rewrite(join(copy.folder, file), changes);

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
    const renders = join(copy.folder, "content", "imagery", "renders");
    cpSync(join(renders, "house-summer.avif"), join(renders, "hero-living.avif"));

    await copy.check();
    copy.remove();
  });
});
