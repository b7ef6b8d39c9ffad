import { ended, promotionState } from "@/lib/promotion-state";

/*
 * Corrects what a page says of its offers when days have passed since it was built. Stands inline
 * after them, on the pages that have any (lib/build/export/page-script).
 */
const now = new Date();
for (const status of document.querySelectorAll<HTMLElement>("[data-offer]")) {
  const { startsOn, endsOn } = status.dataset;
  const words = promotionState({ startsOn, endsOn }, now);
  if (status.textContent !== words) status.textContent = words;
  status.toggleAttribute("data-over", words === ended);
}
