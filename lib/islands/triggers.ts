import { afterFrame, savesData, whenIdle, whenShown } from "@/lib/dom/moments";
import type { IslandLoad } from "@/lib/islands/attributes";
import { whenNear } from "@/lib/dom/in-view";

/** What loads an island before its first use, by its `load`. */
export const triggers: Partial<Record<IslandLoad, (island: Element, load: () => void) => void>> = {
  paint: (_, load) => afterFrame(load),
  near: (island, load) => {
    // The element itself has no box (`display: contents`).
    const [box] = island.children;
    if (box && !savesData()) {
      whenShown(() => whenNear(box, () => whenIdle(load), "600px 0px"));
    }
  },
};
