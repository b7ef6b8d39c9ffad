import { all, around } from "@/lib/browser/document";
import { watchInView } from "@/lib/dom/in-view";

const half = 0.5;

/**
 * Marks `[data-warming]` as seen: without a pointer once half of it stands in the window, else once the
 * reader comes to the `[data-warms]` below its list, until a link beside it is pointed at or focused.
 */
export function start(): void {
  const pointer = matchMedia("(hover: hover)").matches;
  for (const house of all("[data-warming]")) {
    const mark = () => {
      if (house.dataset.warming === "") house.dataset.warming = "seen";
    };
    const [awaited = house] = pointer ? all("[data-warms]") : [];
    const stop = watchInView(
      awaited,
      // Its picture first, since a warming that nobody sees is over when they come.
      ({ intersectionRatio }) =>
        intersectionRatio >= half && house.querySelector("img")?.decode().then(mark, mark),
      { threshold: half },
    );
    const leaveToPointer = ({ target }: Event) => {
      if (!around(target, "a")) return;
      stop();
      house.dataset.warming = "pointed";
    };
    for (const type of pointer ? ["pointerover", "focusin"] : [])
      house.parentElement?.addEventListener(type, leaveToPointer);
  }
}
