import type { DrawnFont } from "@/lib/assets/outlines";
import type { PreviewCard } from "@/lib/assets/preview-cards";
import { familyPlaces } from "@/lib/family-places";

export type Fonts = { heading: DrawnFont; text: DrawnFont };
type Words = Pick<PreviewCard, "title" | "kicker" | "family"> & { name: string; phone: string };

/** The usual size of link previews, and that of the picture at the right. */
export const previewSize = { width: 1200, height: 630 };
export const pictureSize = { width: 770, height: 630 };

const margin = 72;
const column = 640;
const sizes = [84, 76, 68, 60, 52];
const [white, quiet, amber] = ["#ffffff", "#b4c0ca", "#f3c26b"];
export const night = "#0c1a26";

const hues = { cooling: "#7cc4f0", ducts: "#8fcdb6", water: "#aeb9f5", heating: amber };

function breakLines(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The title in the largest size that needs at most three lines, else in the smallest. */
function fitTitle(title: string, measure: DrawnFont["measure"]) {
  const tried = sizes.map((size) => {
    const lines = breakLines(title, (line) => measure(line, size) <= column);
    return { size, lines, widest: Math.max(...lines.map((line) => measure(line, size))) };
  });
  const fitting = tried.find(({ lines, widest }) => lines.length <= 3 && widest <= column);
  return fitting ?? { size: 52, lines: tried.at(-1)?.lines ?? [] };
}

const mark = `<path d="M6 24.5v-9.3a2.6 2.6 0 0 1 .9-2l7.4-6.4a2.6 2.6 0 0 1 3.4 0l7.4 6.4a2.6 2.6 0 0 1 .9 2v9.3" fill="none" stroke="url(#mark)" stroke-width="3.4" stroke-linecap="round"/><path d="M14.3 14a1.7 1.7 0 0 1 3.4 0v4.9a4.4 4.4 0 1 1-3.4 0z" fill="#f07a45"/>`;

const stops = `<stop stop-color="#5db4ee"/><stop offset=".5" stop-color="#f4f1ea"/><stop offset="1" stop-color="#f07a45"/>`;

/** A dark gradient under the text, transparent over the picture's subject. */
const scrim = [
  [0.37, 1],
  [0.48, 0.93],
  [0.6, 0.6],
  [0.74, 0.12],
  [0.85, 0],
]
  .map(([at, opacity]) => `<stop offset="${at}" stop-color="${night}" stop-opacity="${opacity}"/>`)
  .join("");

function comfortScale(family: Words["family"], y: number): string {
  const length = 280;
  const line = `<rect x="${margin}" y="${y}" width="${length}" height="6" rx="3" fill="url(#scale)"/>`;
  if (!family) return line;
  const x = margin + length * familyPlaces[family];
  return `${line}<circle cx="${x}" cy="${y + 3}" r="13" fill="${night}"/><circle cx="${x}" cy="${y + 3}" r="9" fill="${hues[family]}"/>`;
}

/** The drawing over the picture: scrim, company, comfort scale, title and phone. */
export function drawPreview({ title, kicker, family, name, phone }: Words, fonts: Fonts): string {
  const { width, height } = previewSize;
  const { size, lines } = fitTitle(title, fonts.heading.measure);
  const lineHeight = size * 1.08;
  const lastLine = height - 138;
  const firstLine = lastLine - lineHeight * (lines.length - 1);
  const top = firstLine - size * 0.74;
  const hue = family ? hues[family] : amber;
  const titleLines = lines.map((line, index) =>
    fonts.heading.draw(line, { x: margin, y: firstLine + index * lineHeight, size, fill: white }),
  );
  const phoneX = margin + fonts.text.measure(kicker, 32) + 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="scrim">${scrim}</linearGradient>`,
    `<linearGradient id="mark" x1="5" x2="27" y1="0" y2="0" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`,
    `<linearGradient id="scale">${stops}</linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#scrim)"/>`,
    `<g transform="translate(${margin - 8} 52) scale(1.9)">${mark}</g>`,
    fonts.heading.draw(name, { x: margin + 58, y: 95, size: 40, fill: white }),
    comfortScale(family, top - 50),
    ...titleLines,
    fonts.text.draw(kicker, { x: margin, y: height - 64, size: 32, fill: hue }),
    fonts.text.draw(phone, { x: phoneX, y: height - 64, size: 32, fill: quiet }),
    "</svg>",
  ].join("");
}
