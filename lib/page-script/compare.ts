/*
 * Lets a slider say how much is seen of what is before and what is after. Stands inline at the end
 * of the pages that have one (lib/build/export/page-script); without it both stand side by side.
 */
for (const figure of document.querySelectorAll<HTMLElement>("[data-compare]")) {
  const slider = figure.querySelector("input");
  const show = () => figure.style.setProperty("--at", `${slider?.value ?? 50}%`);
  slider?.addEventListener("input", show);
  // A finger that turns out to scroll the page has moved it as it touched it: take that back.
  let touched = "";
  slider?.addEventListener("pointerdown", () => (touched = slider.value));
  slider?.addEventListener("pointercancel", () => {
    slider.value = touched;
    show();
  });
  // A browser that comes back to the page gives the slider its old place.
  addEventListener("pageshow", show);
}

export {};
