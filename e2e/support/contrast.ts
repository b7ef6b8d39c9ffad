import type { Page } from "@playwright/test";
import sharp from "sharp";
import { settled } from "@/e2e/support/page-steps";

/** The words that lie over a hero's picture: in its own section, and in the header above it. */
const overPicture =
  "main > section:first-child:has(picture) :is(h1, p, nav a, nav [aria-current]), " +
  "body:has(main > section:first-child picture) header :is(.top-link, .nav-item, .bar-phone)";

/** How far around its letters a text must be legible, in pixels. */
const reach = 2;

const linear = Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;

/** The contrast of two colors, of WCAG, each by its red, green and blue. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [one, other].map(
    ([red, green, blue]) => luminance(red, green, blue) + 0.05,
  );
  return Math.max(first! / second!, second! / first!);
}

/** Runs in the page: each text's color, whether WCAG calls it large, and the boxes of its lines. */
function readTexts(elements: Element[]) {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  return elements.flatMap((element) => {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      // What is half transparent lies on dark pictures.
      canvas.fillStyle = "black";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const rgb = Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3);
      const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
        ...{ left, top, right, bottom },
      }));
      texts.push({ text: walker.currentNode.textContent ?? "", rgb, large, boxes });
    }
    return texts;
  });
}

/**
 * The luminance of the window's pixels with these texts in one color, without the caret behind a letter
 * that is being typed, and without the bar at the window's foot, which covers some.
 */
async function photograph(page: Page, color: string) {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets.push(added);
    return added;
  });
  const ink = [`-webkit-text-fill-color: ${color}`, "text-decoration-color: transparent"];
  const css = `:is(${overPicture}), :is(${overPicture}) * {
    ${[...ink, "text-shadow: none", "transition: none"].join(" !important;")} !important
  } .call-bar { opacity: 0 !important; transition: none !important }
  :is(${overPicture}) *::after { visibility: hidden !important }`;
  await sheet.evaluate((added, rules) => added.replaceSync(rules), css);
  const shot = await page.screenshot({ scale: "css", animations: "disabled" });
  await sheet.evaluate(() => document.adoptedStyleSheets.pop());
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Float32Array(info.width * info.height);
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel++, at += 3)
    pixels[pixel] = luminance(data[at], data[at + 1], data[at + 2]);
  return { ...info, pixels };
}

/**
 * The texts over a hero's picture whose contrast with any pixel under or close to their letters is too
 * low (WCAG 1.4.3). Where letters lie tell two photographs, one with black texts and one with white.
 */
export async function lowOverPicture(page: Page): Promise<string[]> {
  await page
    .locator("main > section:first-child img")
    .evaluateAll((images) =>
      Promise.all(images.map((each) => (each as HTMLImageElement).decode().catch(() => {}))),
    );
  await settled(page);
  const texts = await page.locator(overPicture).evaluateAll(readTexts);
  if (texts.length === 0) return [];
  const { pixels: ground, width, height } = await photograph(page, "transparent");
  const { pixels: black } = await photograph(page, "black");
  const { pixels: white } = await photograph(page, "white");
  const isLetter = (pixel: number) => white[pixel]! - black[pixel]! > 0.1;
  return texts.flatMap(({ text, rgb, large, boxes }) => {
    const ink = luminance(...rgb) + 0.05;
    let worst = 21;
    for (const { left, top, right, bottom } of boxes) {
      for (let y = Math.max(reach, Math.floor(top)); y < Math.min(bottom, height - reach); y++) {
        for (let x = Math.max(reach, Math.floor(left)); x < Math.min(right, width - reach); x++) {
          if (!isLetter(y * width + x)) continue;
          for (let dy = -reach; dy <= reach; dy++) {
            for (let dx = -reach; dx <= reach; dx++) {
              const paper = ground[(y + dy) * width + x + dx]! + 0.05;
              worst = Math.min(worst, Math.max(paper, ink) / Math.min(paper, ink));
            }
          }
        }
      }
    }
    return worst < (large ? 3 : 4.5) ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}
