import { budgets } from "@/e2e/tools/bench/report/budgets";
import type { ScaleFigures } from "@/e2e/tools/bench/scale";

/** What generated pages cost, one line for each number of them. */
export const scaleLines = (scale: readonly ScaleFigures[]): string[] =>
  scale.map(
    ({ pages, seconds, peak, filesPerPage, filesPerPageBuilt, bytesPerPage }) =>
      `${pages} pages: ${seconds.toFixed(1)} s to build, ${Math.round(peak)} MB at most, ` +
      `${filesPerPage.toFixed(2)} files (built: ${filesPerPageBuilt.toFixed(2)}) and ` +
      `${(bytesPerPage / 1000).toFixed(1)} kB a page`,
  );

/** What grew faster than the pages did, or is over its budget, one line each. */
export function steeperLines(scale: readonly ScaleFigures[]): string[] {
  return scale.flatMap((more, at) => {
    const lines: string[] = [];
    if (more.filesPerPage > budgets.files)
      lines.push(`over budget: ${more.pages} pages: ${more.filesPerPage.toFixed(2)} files a page`);
    const fewer = scale[at - 1];
    if (!fewer) return lines;
    const growth = more.pages / fewer.pages;
    for (const figure of ["seconds", "peak"] as const) {
      if (more[figure] > fewer[figure] * growth)
        lines.push(`steeper than linear: ${figure} from ${fewer.pages} to ${more.pages} pages`);
    }
    if (more.bytesPerPage > fewer.bytesPerPage)
      lines.push(`steeper than linear: bytes from ${fewer.pages} to ${more.pages} pages`);
    return lines;
  });
}
