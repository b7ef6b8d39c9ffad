import { useSyncExternalStore } from "react";
import { around } from "@/lib/browser/page-document";
import { closeOpened, hasOverlay, leaveStaleEntry } from "@/lib/navigation/close-on-back";
import { type CategoryKey, readCategory, writeCategory } from "@/lib/gallery/category";

const listeners = new Set<() => void>();

/** A link of the page to itself, as in the menu, scrolls to its top (lib/browser/page-change) and shows all. */
function onClick({ target, defaultPrevented }: MouseEvent) {
  const link = around(target, `a[href="${window.location.pathname}"]`);
  if (link && defaultPrevented) chooseCategory("all");
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // And, from now on, those that Forward comes to.
  leaveStaleEntry();
  window.addEventListener("popstate", listener);
  document.addEventListener("click", onClick);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
    document.removeEventListener("click", onClick);
  };
}

/** The filter in the URL: 'all' in the served HTML, the actual one from hydration on. */
export const useCategory = (): CategoryKey =>
  useSyncExternalStore(
    subscribe,
    () => readCategory(window.location.search),
    () => "all",
  );

/**
 * Puts the filter into the URL without a history entry or a scroll. What is still opening over the page is
 * closed first: its entry of the history is not the page's.
 */
export function chooseCategory(chosen: CategoryKey) {
  if (hasOverlay()) {
    window.addEventListener("popstate", () => chooseCategory(chosen), { once: true });
    closeOpened();
    return;
  }
  // The absolute URL: a path beginning with two slashes would name another host.
  const address = new URL(window.location.href);
  address.search = writeCategory(address.search, chosen);
  window.history.replaceState(null, "", address);
  listeners.forEach((listener) => listener());
}
