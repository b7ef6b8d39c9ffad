import { readableRules } from "@/lib/readable-rules";
import { timings } from "@/lib/timings";

let sheet: CSSStyleSheet | undefined;

/** The page's own rules, gathered once, for the shadow root in which they would not apply. */
function pageStyles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  const rules = Array.from(document.styleSheets).flatMap(readableRules);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join("\n"));
  return sheet;
}

/**
 * Copies the page that is about to be replaced, and returns what paints the copy over the new page
 * and lets it slide and fade away in half a second (row 20). The copy lives in a closed shadow
 * root, inert and hidden from assistive technology: nothing in it can be found, focused or sent.
 */
export function leaveCopy(page: HTMLElement): () => void {
  const { top, left, width } = page.getBoundingClientRect();
  const copy = page.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll("[id], [name]")) {
    named.removeAttribute("id");
    named.removeAttribute("name");
  }

  return () => {
    const host = document.createElement("div");
    host.inert = true;
    host.setAttribute("aria-hidden", "true");
    Object.assign(host.style, {
      position: "fixed",
      inset: "0",
      overflow: "hidden",
      pointerEvents: "none",
      zIndex: "20",
    });
    const root = host.attachShadow({ mode: "closed" });
    root.adoptedStyleSheets = [pageStyles()];
    Object.assign(copy.style, {
      position: "absolute",
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
    });
    root.append(copy);
    document.body.append(host);
    const end = () => host.remove();
    copy
      .animate(
        { opacity: [1, 0], transform: ["none", "translateX(-28px)"] },
        { duration: timings.pageTransition, easing: "ease-in", fill: "forwards" },
      )
      .finished.then(end, end);
  };
}
