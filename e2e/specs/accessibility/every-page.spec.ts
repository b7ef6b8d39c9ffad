import { frameWords } from "@/content/words/frame";
import { everyRoute } from "@/content/routes";
import { expect, type Locator, type Page, test } from "@/e2e/support/fixtures";
import {
  covered,
  lostInForcedColors,
  lowWindows,
  overflow,
  smallTargets,
  tooLargePictures,
} from "@/e2e/support/appearance";
import { unheard, violations } from "@/e2e/support/axe";
import { lowOverPicture } from "@/e2e/support/contrast";
import { badStops, nextStop } from "@/e2e/support/focus-stops";
import {
  bringToLife,
  filesAsked,
  finishAnimations,
  frames,
  open,
  readToTheEnd,
  scriptFiles,
  scrollTo,
  settled,
} from "@/e2e/support/page-steps";
import { isSample } from "@/e2e/support/routes";

// One visit of each page, in which everything is read that must hold on all of them. Its console is
// watched, too: a hydration warning is an error in React's production build, as is a broken policy.

// Blocks that wait to come in are transparent, and axe cannot measure them: here nothing waits.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = [...everyRoute, "/unsubscribe?email=jane%2Bnews@example.com", "/nowhere"];
/** These a phone reads with every change. */
const onPhone = ["/", "/services/acRepair"];

type Node = { role: string; name?: string; text?: string; children?: (Node | string)[] };

/** Each node of a part's accessibility tree as "role name", a closed `<details>` as its question. */
async function treeOf(part: Locator): Promise<string[]> {
  const said = (node: Node | string): string[] => {
    if (typeof node === "string") return [];
    const { role, name = "", text, children = [] } = node;
    const own = role === "group" && text ? `question ${text}` : `${role} ${name}`.trim();
    return [own, ...children.flatMap(said)];
  };
  return ((await part.ariaSnapshotJSON()) as Node[]).flatMap(said);
}

/** Runs in the page: no stop has been seen, and Tab goes to the first behind the skip link. */
function startAnew() {
  for (const stop of document.querySelectorAll("[data-stop]")) stop.removeAttribute("data-stop");
  document.querySelector<HTMLElement>(".skip-link")?.focus({ preventScroll: true });
}

/**
 * Goes to the main part by the skip link, which is the first stop, and through it with Tab. Out: its
 * stops as `treeOf` writes them, and what is wrong with any.
 */
async function walk(page: Page) {
  const main = page.getByRole("main");
  const skip = page.getByRole("link", { name: frameWords.skip });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await expect(skip).not.toBeInViewport();
  const [stops, faults]: [string[], string[]] = [[], []];
  for (;;) {
    const index = stops.length;
    const stop = await nextStop(page, index, "main");
    if (!stop) return { stops, faults };
    const [name = ""] = stop.question
      ? [stop.question]
      : await treeOf(main.locator(`[data-stop="${index}"]`));
    stops.push(name);
    faults.push(...stop.faults);
    // WCAG 2.5.3.
    if (!name.includes(stop.label)) faults.push(`${stop.label} is called ${name}`);
  }
}

for (const path of paths) {
  const tag = onPhone.includes(path) ? "@phone" : isSample(path) ? [] : "@full";
  test(
    `${path} is quiet, still, in pictures of its size, read in one order, and within reach of everybody (rows 2, 18, 25, 41, 42, 69, 79; WCAG 2.2 AA)`,
    { tag },
    async ({ page, context, backend, isMobile, watch }) => {
      test.slow();
      if (path === "/nowhere") watch.expect([/status of 404/]);
      const failed: string[] = [];
      page.on("response", (answer) => {
        if (answer.status() >= 400 && !answer.url().endsWith("/nowhere")) failed.push(answer.url());
      });
      const asked = filesAsked(page, scriptFiles);
      await open(page, path);
      await readToTheEnd(page);
      // These have what comes by itself: a typed line, a form, photos, an address that is read.
      if (!/^\/$|contact|gallery|unsubscribe/.test(path)) expect(asked, "for reading").toEqual([]);
      await bringToLife(page);
      await scrollTo(page, 0);
      expect(failed).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      const sent = (await backend.requests()).filter(({ method }) => method !== "GET");
      expect(sent).toEqual([]);

      await finishAnimations(page);
      // What hangs on the scrolling is still while the page is.
      const isMoving = () =>
        page.evaluate(() =>
          document.getAnimations().some((each) => each.timeline === document.timeline),
        );
      await expect.poll(isMoving, "with reduced motion").toBe(false);
      await expect(page.locator("[data-reveal]").filter({ visible: false })).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(await lowOverPicture(page)).toEqual([]);
      // Colors follow the emulated setting a frame or two later.
      await expect.poll(() => lostInForcedColors(page)).toEqual([]);
      expect(await tooLargePictures(page)).toEqual([]);
      if (isMobile) expect(await page.evaluate(smallTargets)).toEqual([]);

      const whole = await page.locator("body").ariaSnapshot();
      expect(whole.match(/^- \w+/gm)).toEqual([
        ...["- link", "- banner", "- main"],
        // What is known of financing stands beside the placeholder, which holds its sentence alone.
        ...(path === "/finance" ? ["- complementary"] : []),
        "- contentinfo",
        // The phone bar, but where the page's own buttons are in view.
        ...((await page.locator(".call-bar").isVisible()) ? ["- navigation"] : []),
      ]);
      const control = /^(link|button|textbox|searchbox|combobox|checkbox|slider|question) /;
      const { stops, faults } = await walk(page);
      const read = (await treeOf(page.getByRole("main"))).filter((node) => control.test(node));
      expect(stops).toEqual(read);
      expect(faults).toEqual([]);
      expect(await unheard(page)).toEqual([]);
      // The header is seen by who goes through it by keys, scrolled or not (row 38).
      for (const top of [0, 600]) {
        await scrollTo(page, top);
        await page.evaluate(startAnew);
        await settled(page);
        expect(await badStops(page, "body > header"), `at ${top} px`).toEqual([]);
      }

      expect(await overflow(page)).toBe(0);
      if (isMobile) return;
      // The ring around the last stop may touch a text beside it.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (const width of process.env.FULL ? [320, 768] : []) {
        await page.setViewportSize({ width, height: 900 });
        await scrollTo(page, 0);
        expect(await violations(page), `${width} px`).toEqual([]);
        expect(await lowOverPicture(page), `${width} px`).toEqual([]);
      }
      for (const [width, height] of lowWindows) {
        await page.setViewportSize({ width, height });
        await open(page, path);
        for (const top of [0, 700]) {
          await scrollTo(page, top);
          await frames(page);
          expect(await covered(page), `${height} px high, at ${top}`).toBeLessThanOrEqual(0.4);
        }
        await scrollTo(page, 0);
        expect(await overflow(page), `WCAG 1.4.10 at ${width} px`).toBe(0);
        expect(await badStops(page, "body"), `${width} by ${height} px`).toEqual([]);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const width of [390, 640, 820, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await frames(page);
        expect(await overflow(page), `WCAG 1.4.4 at ${width} px`).toBe(0);
      }
    },
  );
}
