import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { settled } from "@/e2e/support/page-steps";

/** The words that lie over a hero's picture: in its own section, and in the header above it. */
export const overPicture = "main > section:first-child :is(h1, p, nav a, nav [aria-current])";
export const inHeader = "header :is(.top-link, .nav-item, .bar-phone)";

type Measured = { text: string; contrast: number };

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [light, dark] = one > other ? [one, other] : [other, one];
  return (light + 0.05) / (dark + 0.05);
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
      return { text: element.textContent ?? "", color, left, top, right, bottom };
    });
}

/**
 * The lowest contrast between each visible text of `texts` and any pixel under it, as the browser
 * paints it: the texts are hidden, the window photographed and every pixel of their boxes measured.
 */
export async function worstContrasts(page: Page, texts: Locator): Promise<Measured[]> {
  await page.evaluate(async () => {
    await Promise.all(
      Array.from(document.images, (each) => each.complete && each.decode().catch(() => {})),
    );
  });
  await settled(page);
  // What the bar at the bottom covers is read once it is scrolled up.
  await page.locator(".call-bar").evaluateAll(hideTexts);
  const hidden = await texts.evaluateAll(hideTexts);
  await settled(page);
  const shot = await page.screenshot({ scale: "css", animations: "disabled" });
  await texts.evaluateAll((elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.opacity = "";
    }
  });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hidden.map(({ text, color, ...box }) => {
    const own = luminance(color);
    let worst = 21;
    for (let y = Math.floor(box.top); y < Math.min(box.bottom, info.height); y++) {
      for (let x = Math.floor(box.left); x < Math.min(box.right, info.width); x++) {
        const at = (y * info.width + x) * info.channels;
        worst = Math.min(worst, contrast(own, luminance([...data.subarray(at, at + 3)])));
      }
    }
    return { text, contrast: worst };
  });
}
