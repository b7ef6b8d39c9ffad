import { all } from "@/lib/browser/page-document";

/** Connects each before/after slider to its picture. Without it both pictures stand side by side. */
export function start(): void {
  for (const figure of all("[data-compare]")) {
    const slider = figure.querySelector("input");
    const show = () => figure.style.setProperty("--at", `${slider?.value ?? 50}%`);
    slider?.addEventListener("input", show);
    // A touch that turns into a scroll has already moved the slider: restore its value.
    let touched = "";
    slider?.addEventListener("pointerdown", () => (touched = slider.value));
    slider?.addEventListener("pointercancel", () => {
      slider.value = touched;
      show();
    });
    // On Back the browser restores the slider's value.
    addEventListener("pageshow", show);
  }
}
