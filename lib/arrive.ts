import { showLateFonts } from "@/lib/late-fonts";

/**
 * What happens on every path change, Back and Forward included (row 21): the window goes to the
 * top, or to the hash's target, and the focus to the new page's heading, so that keyboard and
 * screen reader begin where the eye does.
 */
export function arrive(page: HTMLElement): void {
  showLateFonts();
  const target = window.location.hash && document.getElementById(window.location.hash.slice(1));
  if (target) target.scrollIntoView({ behavior: "instant" });
  else window.scrollTo({ top: 0, behavior: "instant" });

  const heading = page.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
