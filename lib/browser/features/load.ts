import { all } from "@/lib/browser/page-document";
import { whenNear } from "@/lib/dom/in-view";
import { afterFrame, savesData, whenIdle, whenParsed, whenShown } from "@/lib/dom/moments";
import { islandTag, type IslandHost, type IslandLoad } from "@/lib/islands/attributes";

const triggers: Record<IslandLoad, (island: Element, load: () => void) => void> = {
  paint: (_, load) => afterFrame(load),
  near: (island, load) => {
    // The element itself has no box (`display: contents`).
    const [box] = island.children;
    if (box && !savesData()) whenShown(() => whenNear(box, () => whenIdle(load), "600px 0px"));
  },
};

/** Loads what failed again when the page is shown again: WebKit ends what a page loads that is left. */
function loadAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const island of all<IslandHost>(`${islandTag}[state=failed]`)) {
    island.removeAttribute("state");
    void island.load();
  }
}

/**
 * Loads islands before their first use, as their `load` says: "near" when they come near the window,
 * unless the visitor saves data; "paint" after the first frame.
 */
export const start = () =>
  whenParsed(() => {
    for (const island of all<IslandHost>(`${islandTag}[data-load]`))
      triggers[island.getAttribute("data-load") as IslandLoad](island, () => void island.load());
    addEventListener("pageshow", loadAgain);
  });
