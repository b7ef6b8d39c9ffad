/** The middle of some numbers, the upper one of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The median of each figure of several like readings; a figure that some lack is of those that have it. */
export function medians<Figures extends Partial<Record<keyof Figures, number>>>(
  readings: readonly Figures[],
): Figures {
  const names = new Set(readings.flatMap((each) => Object.keys(each) as (keyof Figures)[]));
  return Object.fromEntries(
    [...names].map((name) => {
      const read = readings.map((each) => each[name] as number | undefined);
      return [name, median(read.filter((value) => value !== undefined))];
    }),
  ) as Figures;
}
