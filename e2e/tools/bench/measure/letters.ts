/**
 * How many of the typed letters a field does not show, in their order: what is shown twice or in
 * between does not make up for one that is missing.
 */
export function lostLetters(typed: string, shown: string): number {
  let before: number[] = Array.from({ length: shown.length + 1 }, () => 0);
  for (const letter of typed) {
    const now = [0];
    for (const [at, other] of [...shown].entries()) {
      const kept =
        letter === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, now[at] ?? 0);
      now.push(kept);
    }
    before = now;
  }
  return typed.length - (before.at(-1) ?? 0);
}
