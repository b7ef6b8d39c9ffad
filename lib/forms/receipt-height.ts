import { attempt } from "@/lib/forms/attempt";

const key = "quote-height";

/**
 * Keeps the height of a form's receipts, as it was when the page was left, until they are drawn:
 * they come with the form's script, and whoever reads below them has the same place after a reload.
 */
export function keepReceiptHeight(form: HTMLFormElement): void {
  const island = form.parentElement!;
  // The island itself has no box.
  const { style } = island.parentElement!;
  const [path, height] = attempt(() => sessionStorage.getItem(key))?.split(" ") ?? [];
  if (path === location.pathname) style.minHeight = `${height}px`;
  new MutationObserver(() => (style.minHeight = "")).observe(island, { childList: true });
  addEventListener("pagehide", () => {
    const height = island.querySelector("dl") && island.parentElement!.offsetHeight;
    attempt(() => sessionStorage.setItem(key, `${location.pathname} ${height}`));
  });
}
