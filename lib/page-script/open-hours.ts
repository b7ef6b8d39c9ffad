import { openBriefly, openUntil, openWords, type Hours } from "@/lib/calendar/hours";

/*
 * Says what the hours beside the number to call mean now: in a line of its own, and in two words on
 * the phone bar, which otherwise says what holds at any hour. Stands inline where such hours are
 * (lib/build/export/page-script); a page left open keeps telling the truth.
 */
const minute = 60_000;

const say = (line: HTMLElement, words: string) => {
  if (line.textContent !== words) line.textContent = words;
};

function tell(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", holidays = "", always } = line.dataset;
    const until = openUntil(JSON.parse(hours) as Hours, holidays, new Date());
    say(line, always === undefined ? openWords(until) : openBriefly(until, always));
  }
  setTimeout(tell, minute - (Date.now() % minute));
}
tell();
