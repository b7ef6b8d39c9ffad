import { useEffect, useState } from "react";

/** Told how far the page is scrolled, in CSS pixels. */
type Listener = (place: number) => void;

const listeners = new Set<Listener>();

/** For all at once: each reading makes the browser lay the page out, if anything has changed. */
function tell() {
  const place = window.scrollY;
  for (const listener of listeners) listener(place);
}

function watchScroll(listener: Listener) {
  if (listeners.size === 0) window.addEventListener("scroll", tell, { passive: true });
  listeners.add(listener);
  listener(window.scrollY);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("scroll", tell);
  };
}

/** Whether the page is scrolled more than `distance` CSS pixels; false in the served HTML (rows 22, 38). */
export function useScrolledBeyond(distance: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => watchScroll((place) => setBeyond(place > distance)), [distance]);
  return beyond;
}
