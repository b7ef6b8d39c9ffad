/** One row of a table. */
export type Cells = readonly string[];

/** A Markdown table, aligned as Prettier aligns it, so that a kept one passes the format check. */
export function markdownTable(head: Cells, rows: readonly Cells[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: Cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** What stands for a figure that was not measured, or does not apply. */
const none = "–";

const written = (figure: number | undefined, write: (figure: number) => string) =>
  figure === undefined || Number.isNaN(figure) ? none : write(figure);

/** Bytes as kilobytes with one decimal. */
export const kilobytes = (bytes?: number) => written(bytes, (each) => (each / 1000).toFixed(1));

/** A figure without decimals. */
export const whole = (figure?: number) => written(figure, (each) => String(Math.round(each)));

/** A figure with so many decimals. */
export const decimals = (figure: number | undefined, digits: number) =>
  written(figure, (each) => each.toFixed(digits));

/** A figure, and how many times another it is. */
export const times = (figure: number | undefined, other: number | undefined) =>
  written((figure ?? NaN) / (other ?? NaN), (ratio) => `${whole(figure)} ×${ratio.toFixed(2)}`);
