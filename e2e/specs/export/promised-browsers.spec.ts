import { readExported, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { newerInStyles } from "@/lib/testing/enhancements";
import { newerStyles } from "@/lib/testing/used-styles";

// Of scripts and markup: lib/testing/used-apis.test.ts; what a visitor does there: the project "oldest".

test("styles use what promised browsers have, or what is listed", ({ pages, files }) => {
  const inPages = pages.flatMap(({ html }) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]);
  const sheets = [...files].filter((file) => file.endsWith(".css")).map(readExported);
  const texts = new Set([...inPages.map(([, text = ""]) => text), ...sheets]);
  const used = new Set([...texts].flatMap((text) => [...newerStyles(text)]));
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((feature) => !(feature in newerInStyles))).toEqual([]);
});
