import { all, around, listen } from "@/lib/browser/page-document";
import { isPaused, setPaused, watchPause } from "@/lib/motion/motion-pause";

function label(): void {
  for (const button of all("[data-pause]")) {
    button.setAttribute("aria-label", button.dataset[isPaused() ? "start" : "pause"] ?? "");
  }
}

/** Home's pause buttons, which share one state. */
export function start(): void {
  for (const button of all<HTMLButtonElement>("[data-pause]")) button.disabled = false;
  watchPause(label);
  listen(["click"], ({ target }) => {
    if (around(target, "[data-pause]")) setPaused(!isPaused());
  });
}
