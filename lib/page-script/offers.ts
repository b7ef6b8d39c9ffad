import { phaseOf, promotionState } from "@/lib/promotion-state";

/*
 * Corrects what a page says of its offers when days have passed since it was built. Stands inline
 * after them, on the pages that have any (lib/build/export/page-script), so before the first paint:
 * the styles put each offer among its like by its phase (ticket.css).
 */
const now = new Date();
for (const status of document.querySelectorAll<HTMLElement>("[data-offer]")) {
  const { startsOn, endsOn } = status.dataset;
  const words = promotionState({ startsOn, endsOn }, now);
  if (status.textContent !== words) status.textContent = words;
  status.dataset.offer = phaseOf(words);
}
