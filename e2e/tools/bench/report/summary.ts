import { budgets } from "@/e2e/tools/bench/report/budgets";
import type { PageFigures, Results, SiteFigures } from "@/e2e/tools/bench/report/figures";
import { decimals, kilobytes, markdownTable, whole } from "@/e2e/tools/bench/report/markdown";
import type { Cells } from "@/e2e/tools/bench/report/markdown";
import type { Roles } from "@/e2e/tools/bench/sites/site";

type Line = {
  what: string;
  target: string;
  cell: (site: SiteFigures) => string;
};

const pageOf = ({ roles, pages }: SiteFigures, role: keyof Roles): PageFigures =>
  pages[roles[role]] ?? {};

const largest = (numbers: (number | undefined)[]) =>
  Math.max(...numbers.filter((each) => each !== undefined));

/** The worst of a site's pages, of those that were measured. */
const worst = ({ pages }: SiteFigures, read: (page: PageFigures) => number | undefined) => {
  const found = largest(Object.values(pages).map(read));
  return Number.isFinite(found) ? found : undefined;
};

/** The targets, each with the figures of our site and of those beside it. */
const linesOf = ({ floor, plainInput }: Results): Line[] => [
  {
    what: "script of a page that is read, untouched and scrolled, kB",
    target: "0",
    cell: (site) => {
      const { untouched, scrolled } = pageOf(site, "reading").wire?.script ?? {};
      return `${kilobytes(untouched)}, ${kilobytes(scrolled)}`;
    },
  },
  {
    what: "script of home, untouched and scrolled, kB",
    target: `≤ ${budgets.scriptOfHome / 1000}, ${budgets.scriptOfHomeScrolled / 1000}`,
    cell: (site) => {
      const { untouched, scrolled } = pageOf(site, "home").wire?.script ?? {};
      return `${kilobytes(untouched)}, ${kilobytes(scrolled)}`;
    },
  },
  {
    what: "script of home before its largest paint, kB",
    target: "0",
    cell: (site) => kilobytes(pageOf(site, "home").wire?.scriptBeforePaint),
  },
  {
    what: "inline script, largest, kB",
    target: `≤ ${budgets.inlineScript / 1000}`,
    cell: (site) => decimals((worst(site, ({ wire }) => wire?.inlineScript) ?? NaN) / 1000, 2),
  },
  {
    what: "first load of a page that is read, kB",
    target: `≤ ${budgets.loadOfService / 1000}`,
    cell: (site) => kilobytes(pageOf(site, "reading").wire?.load.bytes),
  },
  {
    what: "its main thread, × the empty page's",
    target: `≤ ${budgets.mainThreadOfService}`,
    cell: (site) => {
      const own = pageOf(site, "reading").thread?.fullSpeed ?? NaN;
      return decimals(own / (floor.thread?.fullSpeed ?? NaN), 2);
    },
  },
  {
    what: "Lighthouse performance: home, a page that is read, the lowest",
    target: "≥ 99, 100, 99",
    cell: (site) => {
      const of = (page: PageFigures) => page.lighthouse?.performance;
      const lowest = worst(site, (page) => -(of(page) ?? NaN));
      return [of(pageOf(site, "home")), of(pageOf(site, "reading")), -(lowest ?? NaN)]
        .map(whole)
        .join(", ");
    },
  },
  {
    what: "largest paint of home, slow line, ms",
    target: "≤ 0.95 × astrowind",
    cell: (site) => whole(pageOf(site, "home").clocks?.largestPaint),
  },
  {
    what: "next page by finger, slow line, ms",
    target: "≤ 1.00 × each",
    cell: (site) => whole(site.nextPage?.afterClick),
  },
  {
    what: "first letter into a form later than into a plain input, ms",
    target: `≤ ${budgets.firstLetter}`,
    cell: (site) => {
      const own = worst(site, ({ typing }) => typing?.firstLetter);
      return whole((own ?? NaN) - (plainInput?.firstLetter ?? NaN));
    },
  },
  {
    what: "letters lost while scripts come in",
    target: "0",
    cell: (site) => whole(worst(site, ({ typing }) => typing?.lost)),
  },
  {
    what: "files a page, at most",
    target: `≤ ${budgets.files}`,
    cell: (site) => whole(worst(site, ({ files }) => files)),
  },
];

/** The targets beside what was measured, of all sites of the run. */
export function summaryTable(results: Results): string {
  const sites = Object.entries({ ours: results.site, ...results.beside });
  const head = ["what", "target", ...sites.map(([name]) => name)];
  const rows = linesOf(results).map(({ what, target, cell }): Cells => [
    what,
    target,
    ...sites.map(([, site]) => cell(site)),
  ]);
  return markdownTable(head, rows);
}
