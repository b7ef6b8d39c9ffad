import { promotionState } from "@/lib/calendar/promotion-state";
import { all } from "@/lib/browser/document";

/*
 * Updates the offers for the days since the build, and adds the share button where the system
 * supports sharing. Inlined after the offers (lib/export/inline-scripts), so it runs before the
 * first paint.
 */
const minute = 60_000;
const statuses = all("[data-offer]");

/** Updates each offer; one that is over keeps only the actions that still apply. */
function update(): void {
  for (const status of statuses) {
    const { startsOn, endsOn } = status.dataset;
    const { phase, words } = promotionState({ startsOn, endsOn }, new Date());
    if (status.textContent !== words) status.textContent = words;
    status.dataset.offer = phase;
    const over = phase === "past";
    const article = status.closest("article") ?? status;
    for (const each of all("[data-until-over]", article)) each.hidden = over;
  }
  setTimeout(update, minute - (Date.now() % minute));
}

/** Moves each offer into its group. Only once, so that nothing moves while it is read. */
function sort(): void {
  for (const status of statuses) {
    const offer = status.closest("[data-phase] > *");
    const [group] = all(`[data-phase=${status.dataset.offer}]`);
    if (offer && offer.parentElement !== group) group?.append(offer);
  }
  for (const group of all("[data-phase]")) group.hidden = !group.querySelector("article");
  for (const note of all("[data-no-offer]"))
    note.hidden = statuses.some(({ dataset }) => dataset.offer === "current");
}

update();
sort();

if ("share" in navigator) {
  for (const button of all("[data-share]")) {
    button.hidden = false;
    button.onclick = () => {
      const url = new URL("/promotions", location.href).href;
      // Ignore the AbortError of a closed share sheet.
      navigator.share({ title: button.dataset.share, url }).catch(() => {});
    };
  }
}
