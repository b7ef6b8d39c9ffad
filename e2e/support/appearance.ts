import type { Page } from "@playwright/test";
import sharp from "sharp";
import { settled } from "@/e2e/support/page-steps";

/** Runs in the page: what can be pressed and is smaller than a fingertip (44 by 44 px), one line each. */
function smallTargets(): string[] {
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
export const smallTargetsOn = (page: Page) => page.evaluate(smallTargets);

/**
 * With the visitor's few colors: buttons and fields without a border, and drawn marks that carry a
 * meaning and sink into the ground. Empty when all can be seen.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await page.evaluate(() => {
    const edged = ".button, .control, a.rounded-control, button.rounded-control";
    const marks = [
      [".ticks > li", "::before"],
      [".comfort-scale"],
      ["button[name=story] > span"],
    ] as const;
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

/** The words that lie over a hero's picture: in its own section, and in the header above it. */
const overPicture =
  "main > section:first-child:has(picture) :is(h1, p, nav a, nav [aria-current]), " +
  "body:has(main > section:first-child picture) header :is(.top-link, .nav-item, .bar-phone)";

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: hides the texts, and says what color each has and which box its lines fill. */
function hideTexts(elements: Element[]) {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  return elements
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const color = Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3);
      // Not by what is inherited: with reduced motion that goes down by one level a frame.
      if (element instanceof HTMLElement) element.style.opacity = "0";
      const large = element.matches(".typed-line, h1");
      return { text: element.textContent, color, large, left, top, right, bottom };
    });
}
const showTexts = (elements: Element[]) => {
  for (const element of elements) if (element instanceof HTMLElement) element.style.opacity = "";
};

/**
 * The texts over a hero's picture whose contrast with any pixel under them is too low (WCAG 1.4.3), as
 * the browser paints it: the texts are hidden, the window photographed, every pixel of their boxes read.
 */
export async function lowOverPicture(page: Page): Promise<string[]> {
  await page
    .locator("main > section:first-child img")
    .evaluateAll((images) =>
      Promise.all(images.map((each) => (each as HTMLImageElement).decode().catch(() => {}))),
    );
  await settled(page);
  // What the bar at the bottom covers is read once it is scrolled up.
  const bar = page.locator(".call-bar");
  await bar.evaluateAll(hideTexts);
  const texts = page.locator(overPicture);
  const hidden = await texts.evaluateAll(hideTexts);
  await settled(page);
  const shot = await page.screenshot({ scale: "css", animations: "disabled" });
  for (const shown of [texts, bar]) await shown.evaluateAll(showTexts);
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hidden.flatMap(({ text, color, large, ...box }) => {
    let worst = 21;
    for (let y = Math.floor(box.top); y < Math.min(box.bottom, info.height); y++) {
      for (let x = Math.floor(box.left); x < Math.min(box.right, info.width); x++) {
        const at = (y * info.width + x) * info.channels;
        const [dark = 0, light = 0] = [color, [...data.subarray(at, at + 3)]]
          .map(luminance)
          .sort((one, other) => one - other);
        worst = Math.min(worst, (light + 0.05) / (dark + 0.05));
      }
    }
    return worst < (large ? 3 : 4.5) ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}
