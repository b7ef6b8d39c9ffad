import { phaseOf, promotionState } from "@/lib/calendar/promotion-state";

/*
 * Corrects what a page says of its offers when days have passed since it was built, and lets them be
 * shared where the system has a sheet for that. Stands inline after them, on the pages that have any
 * (lib/build/export/page-script), so before the first paint: the styles put each offer among its
 * like by its phase (ticket.css).
 */
const now = new Date();
for (const status of document.querySelectorAll<HTMLElement>("[data-offer]")) {
  const { startsOn, endsOn } = status.dataset;
  const words = promotionState({ startsOn, endsOn }, now);
  if (status.textContent !== words) status.textContent = words;
  status.dataset.offer = phaseOf(words);
}

if ("share" in navigator) {
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    button.onclick = () => {
      const url = new URL("/promotions", location.href).href;
      // Closing the sheet is no failure.
      navigator.share({ title: button.dataset.share, url }).catch(() => {});
    };
  }
}
