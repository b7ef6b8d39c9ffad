import { afterFrame } from "@/lib/dom/moments";
import { attempt } from "@/lib/forms/attempt";
import type { IslandHost } from "@/lib/islands/attributes";

const key = "quote-height";

/**
 * Keeps the height of a form's receipts, as it was when the page was left, until they are drawn:
 * they come with the form's script, and whoever reads below them has the same place after a reload.
 */
export function keepReceiptHeight(form: HTMLFormElement): void {
  const island = form.parentElement as IslandHost;
  // The island itself has no box.
  const box = island.parentElement!;
  const [path, height] = attempt(() => sessionStorage.getItem(key))?.split(" ") ?? [];
  if (path === location.pathname && Number(height)) {
    box.style.minHeight = `${height}px`;
    // At once, also for who saves data.
    void island.load();
    // From now on it loads no more: it is live, and about to draw them, or has failed.
    const change = new MutationObserver(() => afterFrame(() => (box.style.minHeight = "")));
    change.observe(island, { attributes: true });
  }
  addEventListener("pagehide", () => {
    const height = island.querySelector("dl") && box.offsetHeight;
    attempt(() => sessionStorage.setItem(key, `${location.pathname} ${height}`));
  });
}
