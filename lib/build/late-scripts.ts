import { dataStart, exportedScript, scriptAddresses } from "@/lib/build/exported-scripts";

const preload = /<link rel="preload" as="script"[^>]*>/g;

/** A page's main thread runs a frame ahead of the screen, so the third begins when the first is drawn. */
const frames = 3;

/**
 * Asks for the scripts once the first frame is drawn, so that words, faces and the hero's picture
 * have line and processor to themselves until then. A tab that nobody looks at draws no frames;
 * there they are asked for at once.
 */
const loader = (sources: readonly string[]) =>
  `<script>(()=>{let left=document.hidden?0:${frames},next=()=>left--?requestAnimationFrame(next):` +
  `${JSON.stringify(sources)}.map(src=>document.head.append(` +
  `Object.assign(document.createElement("script"),{async:true,src})));next()})()</script>`;

/**
 * Puts off a page's scripts until it is painted (issue 6 no. 3). A page without any is returned as
 * it is. Throws when the place after the page's content is not found.
 */
export function withLateScripts(html: string): string {
  const sources = scriptAddresses(html);
  if (sources.length === 0) return html;
  if (!html.includes(dataStart))
    throw new Error(`${dataStart} does not end the page's content any more`);
  return html
    .replace(preload, "")
    .replace(exportedScript, "")
    .replace(dataStart, () => loader(sources) + dataStart);
}
