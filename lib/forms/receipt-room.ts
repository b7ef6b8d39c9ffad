import { attempt } from "@/lib/forms/attempt";

const key = "quote-room";

/**
 * Keeps the room of a form's receipts, as high as it was when the page was left, until they are drawn:
 * they come with the form's script, and whoever reads below them has the same place after a reload.
 */
export function keepReceiptRoom(form: HTMLFormElement): void {
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
