import type { Page } from "@playwright/test";

/** Runs in the page: what can be pressed and is smaller than a fingertip (44 by 44 px), one line each. */
export function smallTargets(): string[] {
  const found = document.querySelectorAll("a[href], button, input, select, textarea, summary");
  return Array.from(found).flatMap((element) => {
    // A box counts with its label; a link within a sentence may be as low as its line (WCAG 2.5.8).
    const target = element.matches("[type=checkbox]") ? element.closest("label") : element;
    const inSentence =
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    if (!target?.checkVisibility({ visibilityProperty: true }) || inSentence) return [];
    const { width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) >= 43.5 || element.closest(".skip-link, [inert]")) return [];
    return [`${element.ariaLabel ?? element.textContent}: ${width} by ${height} px`];
  });
}

/**
 * With the visitor's few colors: buttons and fields without a border, and drawn marks that carry a
 * meaning and sink into the ground. Empty when all can be seen.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await page.evaluate(() => {
    const edged = ".button, .control, a.rounded-control, button.rounded-control";
    const marks = [[".ticks > li", "::before"], ["button[name=story] > span"]] as const;
    const ground = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const all = (selector: string) =>
      Array.from(document.querySelectorAll(selector)).filter((each) => each.checkVisibility());
    const bare = all(edged)
      // A picture has an edge of its own.
      .filter((each) => !each.querySelector("img"))
      .filter((each) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(each);
        const edge = parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
        return !edge || borderTopColor === ground(each.parentElement);
      });
    const sunk = marks.flatMap(([selector, pseudo]) =>
      all(selector).filter(
        (each) => getComputedStyle(each, pseudo).backgroundColor === ground(each.parentElement),
      ),
    );
    return [...bare, ...sunk].map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

/**
 * The pictures of the main part that came larger than they are shown: the widths they come in have few
 * steps, so what may not be is a file although the step below it would do. A photo of the gallery has
 * no such widths: its backend crops every thumbnail to 600 px (row 175).
 */
export const tooLargePictures = (page: Page): Promise<string[]> =>
  page
    // A drawing has no size of its own.
    .locator('main picture:not(:has([srcset*=".svg"])) > img')
    .filter({ visible: true })
    .evaluateAll(async (images) => {
      const faults = images.map(async (image) => {
        const { currentSrc, clientWidth, clientHeight, parentElement } = image as HTMLImageElement;
        // The image itself tells a width divided by its density.
        const file = new Image();
        file.src = currentSrc;
        await file.decode();
        const { naturalWidth, naturalHeight } = file;
        const path = new URL(currentSrc).pathname;
        const sources = [...(parentElement?.querySelectorAll("source") ?? [])];
        const set = sources.find(({ srcset }) => srcset.includes(path))?.srcset ?? "";
        const widths = [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        // A box of another shape is covered: its height may ask for more than its width does.
        const shown = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
        const needed = shown * devicePixelRatio;
        const best = Math.min(...widths.filter((width) => width >= needed), Math.max(...widths));
        return naturalWidth > best ? [`${path} for ${Math.round(needed)} px`] : [];
      });
      return (await Promise.all(faults)).flat();
    });

/** A laptop of 1280 px at 400 %; in all also phones on their side, and a laptop at 500 %, with room to stay in. */
const lowest = [320, 180] as const;
export const lowWindows = process.env.FULL
  ? ([lowest, [667, 375], [256, 480], [844, 390]] as const)
  : [lowest];

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The share of the window that lies under something that does not scroll with the page. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
    const hits = steps.flatMap((y) =>
      steps.map((x) => document.elementFromPoint(x * innerWidth, y * innerHeight)),
    );
    const stays = (element: Element | null) => {
      const part = element?.closest("body > *");
      return part && /fixed|sticky/.test(getComputedStyle(part).position);
    };
    return hits.filter(stays).length / hits.length;
  });
