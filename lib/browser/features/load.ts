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

/** An island is as it was where the browser gives up its scripts with a page that is left. */
async function load(island: IslandHost): Promise<void> {
  let isLeft = false;
  addEventListener("pagehide", () => (isLeft = true));
  await island.load();
  if (!isLeft || island.getAttribute("state") !== "failed") return;
  island.removeAttribute("state");
  island.show();
  // Content comes all the same; a form at its next use.
  if (island.dataset["load"] === "paint") afterFrame(() => void load(island));
}

/**
 * Loads islands before their first use, as their `load` says: "near" when they come near the window,
 * unless the visitor saves data; "paint" after the first frame.
 */
export const start = () =>
  whenParsed(() => {
    for (const island of all<IslandHost>(`${islandTag}[data-load]`))
      triggers[island.getAttribute("data-load") as IslandLoad](island, () => void load(island));
  });
