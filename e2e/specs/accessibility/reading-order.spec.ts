import { expect, test } from "@/e2e/support/fixtures";
import { thumbnails } from "@/e2e/support/gallery-steps";
import { open } from "@/e2e/support/page-steps";
import { templates } from "@/e2e/support/reading-order/templates";
import { tabStopsOf, treeOf } from "@/e2e/support/reading-order/tree";

// What a screen reader's lists of headings, landmarks and controls hold, and where Tab goes, once
// per template (F39): the browser's accessibility tree against content.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const control = /^(link|button|textbox|searchbox|combobox|checkbox|question) /;
const landmark = /^(heading|region|complementary|navigation|group) \S/;

for (const [path, main] of templates) {
  test(`${path} is read, and walked through with Tab, from top to bottom (WCAG 1.3.1, 1.3.2, 2.4.3, 4.1.2)`, async ({
    page,
    isMobile,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/status of 404/]);
    await open(page, path);
    const whole = await page.locator("body").ariaSnapshot();
    // Next's own announcer of page changes stands last, empty.
    expect(whole.match(/^- (?!alert)[^:\n]*/gm)).toEqual([
      '- link "Skip to the content"',
      ...["- banner", "- main", "- contentinfo"],
      ...(isMobile ? ['- navigation "Quick contact"'] : []),
    ]);

    const expected = [...main];
    if (path === "/gallery") {
      // The photos come from the image service, each a button with its words, before the closing call.
      await expect(thumbnails(page).first()).toBeVisible();
      const photos = await thumbnails(page).locator("img").all();
      const names = await Promise.all(photos.map((photo) => photo.getAttribute("alt")));
      expected.splice(-4, 0, ...names.map((name) => `button ${name}`));
    }
    if (path === "/") {
      // The carousel's script, and with it its buttons, come when it is near.
      await page.getByRole("region", { name: "Customer stories" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: "Next slide" })).toBeEnabled();
    }
    const read = async () =>
      (await treeOf(page.getByRole("main"))).filter(
        (node) => control.test(node) || landmark.test(node),
      );
    // Unsubscribing asks its question once its script has come.
    await expect.poll(read).toEqual(expected);
    expect(await tabStopsOf(page)).toEqual(expected.filter((node) => control.test(node)));
  });
}
