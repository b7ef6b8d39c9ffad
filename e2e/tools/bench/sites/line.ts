import type { ServerResponse } from "node:http";

/** A line that all answers of a host share. */
export type Line = {
  /** How long every answer waits before its first byte, in milliseconds. */
  delay: number;
  /** Of all answers together. */
  bytesPerSecond: number;
};

/** Slow 4G as Lighthouse applies it, on the server's side. */
export const slowLine: Line = { delay: 560, bytesPerSecond: (1474.56 * 1024) / 8 };

/** How often the line hands out what has accrued, in milliseconds. */
const turn = 10;

type Answer = { body: Buffer; at: number; response: ServerResponse };

/**
 * Divides what a line carries in one turn evenly among the answers that wait for it; what one does
 * not need is the others'. In: bytes to hand out, and how many each answer still has to send. Out:
 * the bytes of each, whole and together never more than there are.
 */
export function share(bytes: number, waiting: readonly number[]): number[] {
  const given = waiting.map(() => 0);
  // The smallest first: what it leaves over is known when the larger ones get their part.
  const smallestFirst = waiting
    .map((need, index) => ({ need, index }))
    .toSorted((one, other) => one.need - other.need);
  let left = Math.floor(bytes);
  for (const [served, { need, index }] of smallestFirst.entries()) {
    const part = Math.min(need, Math.floor(left / (waiting.length - served)));
    given[index] = part;
    left -= part;
  }
  return given;
}

/**
 * Sends answers over one slow line, all of them at once and evenly, as a network does: one that is
 * long does not hold the others up. Out: what sends a body and ends its answer.
 */
export function openLine({ bytesPerSecond }: Line) {
  let answers: Answer[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  let credit = 0;

  const handOut = () => {
    const now = performance.now();
    // By the clock, not by the count of turns: a busy machine skips some.
    credit += ((now - last) / 1000) * bytesPerSecond;
    last = now;
    answers = answers.filter(({ response }) => !response.destroyed);
    const parts = share(
      credit,
      answers.map(({ body, at }) => body.length - at),
    );
    for (const [index, answer] of answers.entries()) {
      const part = parts[index] ?? 0;
      credit -= part;
      if (part > 0) answer.response.write(answer.body.subarray(answer.at, answer.at + part));
      answer.at += part;
      if (answer.at === answer.body.length) answer.response.end();
    }
    answers = answers.filter(({ body, at }) => at < body.length);
    if (answers.length > 0) return;
    // A line at rest saves nothing up.
    clearInterval(timer);
    timer = undefined;
    credit = 0;
  };

  return (response: ServerResponse, body: Buffer): void => {
    answers.push({ body, at: 0, response });
    if (timer) return;
    last = performance.now();
    timer = setInterval(handOut, turn);
  };
}
