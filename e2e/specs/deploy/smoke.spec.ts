import { expect, test } from "@/e2e/support/fixtures";
import { checkMail } from "@/e2e/tools/smoke/check-mail";
import { checkSite } from "@/e2e/tools/smoke/check-site";

// The smoke check of `npm run smoke` (F43), against the preview and the mock backend.
const once = { tag: "@once" };

test("a site that is served as it was built has no faults", once, async ({ site, backend }) => {
  expect(await checkSite(site.url)).toEqual([]);
  expect(await checkMail(backend.url, site.url)).toEqual([]);
});

test("what is not the site is found out", once, async ({ backend }) => {
  const found = await checkSite(backend.url);
  expect(found).toContain("/contact answers 404, not 200");
});
