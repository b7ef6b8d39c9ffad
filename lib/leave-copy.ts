import { readableRules } from "@/lib/readable-rules";
import { timings } from "@/lib/timings";

let sheet: CSSStyleSheet | undefined;
let stage: ShadowRoot | undefined;

/** The page's own rules, gathered once, for the shadow root in which they would not apply. */
function pageStyles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  const rules = Array.from(document.styleSheets).flatMap(readableRules);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join("\n"));
  return sheet;
}

/**
 * Where copies leave: over the page, in a closed shadow root, inert and hidden from assistive
 * technology, so that nothing in it can be found, focused or sent. It goes with the last copy.
 * Worth calling while the next page is on its way: preparing it takes longer than the copy.
 */
export function leavingStage(): ShadowRoot {
  if (stage) return stage;
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
  stage = host.attachShadow({ mode: "closed" });
  stage.adoptedStyleSheets = [pageStyles()];
  document.body.append(host);
  return stage;
}

/**
 * A copy of an element as the window shows it: what lies outside keeps its place, not its content,
 * which nobody would see and everybody would wait for.
 */
function copyInSight(element: Element): Element {
  const { top, bottom, height } = element.getBoundingClientRect();
  const inside = top >= 0 && bottom <= window.innerHeight;
  if (inside || !(element instanceof HTMLElement)) return element.cloneNode(true) as Element;
  const copy = element.cloneNode() as HTMLElement;
  if (height > 0 && (bottom < 0 || top > window.innerHeight)) {
    Object.assign(copy.style, { boxSizing: "border-box", height: `${height}px` });
  } else {
    for (const part of element.childNodes) {
      copy.append(part instanceof Element ? copyInSight(part) : part.cloneNode());
    }
  }
  return copy;
}

/**
 * Copies the page that is about to be replaced, and returns what paints the copy over the new page
 * and lets it slide and fade away in half a second (row 20).
 */
export function leaveCopy(page: HTMLElement): () => void {
  const { top, left, width } = page.getBoundingClientRect();
  const copy = copyInSight(page) as HTMLElement;
  for (const named of copy.querySelectorAll("[id], [name]")) {
    named.removeAttribute("id");
    named.removeAttribute("name");
  }
  Object.assign(copy.style, {
    position: "absolute",
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
  });

  return () => {
    leavingStage().append(copy);
    const end = () => {
      copy.remove();
      if (!stage || stage.hasChildNodes()) return;
      stage.host.remove();
      stage = undefined;
    };
    copy
      .animate(
        { opacity: [1, 0], transform: ["none", "translateX(-28px)"] },
        { duration: timings.pageTransition, easing: "ease-in", fill: "forwards" },
      )
      .finished.then(end, end);
  };
}
