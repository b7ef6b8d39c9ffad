import { useSyncExternalStore } from "react";
import { type CategoryKey, readCategory, writeCategory } from "@/lib/gallery/category";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The filter in the address: 'all' in the served HTML, the visitor's own from hydration on. */
export const useCategory = (): CategoryKey =>
  useSyncExternalStore(
    subscribe,
    () => readCategory(window.location.search),
    () => "all",
  );

/** Puts the filter into the address in place: no history entry, no scroll, so that it can be shared. */
export function chooseCategory(chosen: CategoryKey) {
  // Whole, because a path that begins with two slashes would name another host.
  const address = new URL(window.location.href);
  address.search = writeCategory(address.search, chosen);
  window.history.replaceState(null, "", address);
  listeners.forEach((listener) => listener());
}
