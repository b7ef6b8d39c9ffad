import { openState, type Hours } from "@/lib/calendar/hours";

/*
 * Says what the hours beside the number to call mean now. Stands inline after them, on the pages that
 * have any (lib/build/export/page-script); a page left open keeps telling the truth.
 */
const minute = 60_000;

function tell(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", holidays = "" } = line.dataset;
    const words = openState(JSON.parse(hours) as Hours, holidays, new Date());
    if (line.textContent !== words) line.textContent = words;
  }
  setTimeout(tell, minute - (Date.now() % minute));
}
tell();
