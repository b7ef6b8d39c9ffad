import { promotionState } from "@/lib/calendar/promotion-state";
import { all } from "@/lib/browser/page-document";
import { everyMinute, setText } from "@/lib/dom/moments";

/** Updates each offer; one that is over keeps only the actions that still apply. */
function update(): void {
  for (const status of all("[data-offer]")) {
    const { startsOn, endsOn } = status.dataset;
    const { phase, words } = promotionState({ startsOn, endsOn }, new Date());
    setText(status, words);
    status.dataset.offer = phase;
    const ended = phase === "past";
    const article = status.closest("article") ?? status;
    for (const each of all("[data-until-ended]", article)) each.hidden = ended;
  }
}

/** Moves each offer into its group. Only once, so that nothing moves while it is read. */
function sort(): void {
  const statuses = all("[data-offer]");
  for (const status of statuses) {
    const offer = status.closest("[data-phase] > *");
    const [group] = all(`[data-phase=${status.dataset.offer}]`);
    if (!offer || offer.parentElement === group) continue;
    group?.append(offer);
    // Only what runs stands directly below the page's heading.
    const level = status.dataset.offer === "current" ? "2" : "3";
    offer.querySelector("h2, h3")?.setAttribute("aria-level", level);
  }
  for (const group of all("[data-phase]")) group.hidden = !group.querySelector("article");
  for (const note of all("[data-no-offer]"))
    note.hidden = statuses.some(({ dataset }) => dataset.offer === "current");
}

/** Updates the offers for the days since the build. */
export function start(): void {
  everyMinute(update);
  sort();
}
