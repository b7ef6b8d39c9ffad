import {
  decimals,
  kilobytes,
  markdownTable,
  times,
  whole,
} from "@/e2e/tools/bench/report/markdown";
import type { PageFigures, Results } from "@/e2e/tools/bench/report/figures";

/** A page with the name that a table gives it: ours by its address, others with their site's. */
type Row = { name: string; page: PageFigures };

function rowsOf({ floor, site, beside }: Results): Row[] {
  return [
    { name: "empty page", page: floor },
    ...Object.entries(site.pages).map(([route, page]) => ({ name: `\`${route}\``, page })),
    ...Object.entries(beside).flatMap(([site, { pages }]) =>
      Object.entries(pages).map(([route, page]) => ({ name: `${site} \`${route}\``, page })),
    ),
  ];
}

/** Bytes, requests and files, in kilobytes of brotli; see the README for each column. */
export function wireTable(results: Results): string {
  const head = [
    ...["page", "script", "scrolled", "field", "control", "inline", "html", "style", "font"],
    ...["pictures", "in window", "other", "all", "scrolled", "requests", "again", "files", "shift"],
  ];
  const rows = rowsOf(results).map(({ name, page: { wire, files } }) => [
    name,
    kilobytes(wire?.script.untouched),
    kilobytes(wire?.script.scrolled),
    kilobytes(wire?.script.field),
    kilobytes(wire?.script.control),
    kilobytes(wire?.inlineScript),
    kilobytes(wire?.load.html),
    kilobytes(wire && wire.load.style + wire.inlineStyle),
    kilobytes(wire?.load.font),
    kilobytes(wire?.load.picture),
    kilobytes(wire?.picturesAboveFold),
    kilobytes(wire && wire.load.data + wire.load.other),
    kilobytes(wire?.load.bytes),
    kilobytes(wire?.scrolled.bytes),
    whole(wire?.load.requests),
    wire ? `${kilobytes(wire.again.bytes)} in ${wire.again.requests}` : "–",
    whole(files),
    decimals(wire?.layoutShift, 3),
  ]);
  return markdownTable(head, rows);
}

/** Clocks on the slow phone, in milliseconds, and Lighthouse's scores. */
export function clockTable(results: Results): string {
  const head = [
    ...[
      "page",
      "text",
      "largest paint",
      "main thread",
      "script",
      "longest task",
      "slow shift",
      "at full speed",
    ],
    ...["Lighthouse", "its paint"],
  ];
  const { floor } = results;
  const rows = rowsOf(results)
    .filter(({ page }) => page.clocks ?? page.lighthouse)
    .map(({ name, page: { clocks, thread, lighthouse } }) => [
      name,
      times(clocks?.firstText, floor.clocks?.firstText),
      times(clocks?.largestPaint, floor.clocks?.largestPaint),
      times(clocks?.mainThread, floor.clocks?.mainThread),
      whole(clocks?.scripting),
      whole(clocks?.longestTask),
      decimals(clocks?.layoutShift, 3),
      times(thread?.fullSpeed, floor.thread?.fullSpeed),
      lighthouse
        ? [
            lighthouse.performance,
            lighthouse.accessibility,
            lighthouse["best-practices"],
            lighthouse.seo,
          ]
            .map(whole)
            .join("/")
        : "–",
      whole(lighthouse?.largestPaint),
    ]);
  return markdownTable(head, rows);
}

/** What a first touch of a form brings, in milliseconds. */
export function formTable(results: Results): string {
  const head = ["form", "first letter", "slowest", "lost", "alive", "possible", "done"];
  const plain = { name: "plain input", page: { typing: results.plainInput } };
  const rows = [plain, ...rowsOf(results)]
    .filter(({ page }) => page.typing ?? ("press" in page && page.press))
    .map(({ name, page }: Row) => [
      name,
      whole(page.typing?.firstLetter),
      whole(page.typing?.slowestLetter),
      whole(page.typing?.lost),
      whole(page.typing?.alive),
      whole(page.press?.possible),
      whole(page.press?.done),
    ]);
  return markdownTable(head, rows);
}

/** The next page by finger, in milliseconds, of each site. */
export function nextPageTable({ site, beside }: Results): string {
  const head = ["site", "from", "to", "after the click", "after the touch", "kB"];
  const rows = Object.entries({ ours: site, ...beside })
    .filter(([, { nextPage }]) => nextPage)
    .map(([name, { roles, nextPage }]) => [
      name,
      `\`${roles.reading}\``,
      `\`${roles.form}\``,
      whole(nextPage?.afterClick),
      whole(nextPage?.afterTouch),
      kilobytes(nextPage?.bytes),
    ]);
  return markdownTable(head, rows);
}
