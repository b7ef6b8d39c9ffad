import { promotionState } from "@/lib/calendar/promotion-state";
import { all } from "@/lib/page-script/document";

/*
 * Corrects what a page says of its offers when days have passed since it was built, and lets them be
 * shared where the system has a sheet for that. Stands inline after them, on the pages that have any
 * (lib/build/export/page-script), so before the first paint.
 */
const minute = 60_000;
const statuses = all("[data-offer]");

/** Says of each offer what is so now; one that is over offers only what can still be done. */
function tell(): void {
  for (const status of statuses) {
    const { startsOn, endsOn } = status.dataset;
    const { phase, words } = promotionState({ startsOn, endsOn }, new Date());
    if (status.textContent !== words) status.textContent = words;
    status.dataset.offer = phase;
    const over = phase === "past";
    const article = status.closest("article") ?? status;
    for (const each of all("[data-until-over]", article)) each.hidden = over;
    for (const each of all("[data-once-over]", article)) each.hidden = !over;
  }
  setTimeout(tell, minute - (Date.now() % minute));
}

/** Puts each among its like. Only once, so that nothing moves while it is read. */
function sort(): void {
  for (const status of statuses) {
    const offer = status.closest("[data-phase] > *");
    const [group] = all(`[data-phase=${status.dataset.offer}]`);
    if (offer && offer.parentElement !== group) group?.append(offer);
  }
  for (const group of all("[data-phase]")) group.hidden = !group.querySelector("article");
}

tell();
sort();

if ("share" in navigator) {
  for (const button of all("[data-share]")) {
    button.hidden = false;
    button.onclick = () => {
      const url = new URL("/promotions", location.href).href;
      // Closing the sheet is no failure.
      navigator.share({ title: button.dataset.share, url }).catch(() => {});
    };
  }
}
