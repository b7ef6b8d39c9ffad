import { useSyncExternalStore } from "react";

function watchScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}

/** Whether the page is scrolled more than `distance` CSS pixels; false in the served HTML (rows 22, 38). */
export const useScrolledBeyond = (distance: number) =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > distance,
    () => false,
  );
