/** The selector of a figure's part, in its picture and in its list. */
export const part = (number: number) => `[data-part="${number}"]`;

/** The selector of a figure of which a part is pointed at, focused or the URL's target. */
export const pointedAt = (figure: string, number: number) =>
  `${figure}:has(${part(number)}:is(:hover,:focus-within,:target))`;

/**
 * What a figure of numbered parts needs for each of them: the highlight of a number and its entry
 * while either is pointed at, and a scroll timeline of its entry, `--timeline`.
 *
 * @param figure - The selector of the element that holds the picture and the list.
 * @param count - The number of parts.
 * @param highlight - The declarations of a highlighted number and entry.
 */
export function partStyles(figure: string, count: number, highlight: string): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const lit = numbers.map((number) => `${pointedAt(figure, number)} ${part(number)}`);
  const timelines = numbers.map((number) => `--part-${number}`).join();
  const animations = numbers.map((number) => `to-part-${number}`).join();
  return (
    `${lit.join()}{${highlight}}` +
    `${figure}{--timelines:${timelines};--animations:${animations}}` +
    numbers.map((number) => `${part(number)}{--timeline:--part-${number}}`).join("")
  );
}
