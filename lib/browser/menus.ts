import { wideHeader } from "@/lib/distances";
import { all, around, listen, openPopover } from "@/lib/browser/page-document";
import { hoverGrace } from "@/lib/timings";
import { hasOverlay } from "@/lib/navigation/close-on-back";

const wide = matchMedia(`(min-width: ${wideHeader}px)`);
const panels = "header [popover]";
const buttons = "header [popovertarget]:not([popovertargetaction])";

type Panel = Pick<HTMLElement, "matches"> & Partial<Pick<HTMLElement, "togglePopover">>;

const isOpen = (panel: Panel) => panel.matches(openPopover);

const panelOf = (button: Element) =>
  document.getElementById(button.getAttribute("popovertarget") as string) as HTMLElement;

/** The panel that contains `target`, or whose button does; never the phone's drawer. */
function panelAt(target: EventTarget | null): HTMLElement | null {
  const button = around(target, buttons);
  const panel = button ? panelOf(button) : around(target, panels);
  return panel && panel.id !== "menu" ? panel : null;
}

/**
 * Sets a panel's state, where the browser has popovers or their substitute (popovers.ts) came.
 * @returns the state, which Chrome 114 and 115 don't
 */
function toggle(panel: Panel, open: boolean): boolean {
  if (isOpen(panel) !== open) panel.togglePopover?.();
  return isOpen(panel);
}
const close = (panel: Panel) => toggle(panel, false);
const closeAll = () => all(panels).forEach(close);

const loadMore = () => void import("@/lib/browser/opened-menu").catch(() => {});

/** Loads the substitute where the browser has no popovers, and opens the panel of a button that was pressed before. */
const loadPopovers = (pressed?: HTMLElement | null) => {
  if (!document.body.togglePopover)
    void import("@/lib/browser/popovers").then(() => pressed && toggle(panelOf(pressed), true));
};

/**
 * Adds to the header's native popovers: opening on hover on wide screens; closing when focus or the
 * window's width leaves them or a link in them is chosen; `inert` for the page behind the phone's
 * drawer. Popovers open and close without this script.
 */
export function enhanceMenus(): void {
  loadPopovers();
  reflect();
  if (hasOverlay()) loadMore();
  listen(["toggle"], ({ target }) => {
    if (!around(target, panels)) return;
    reflect();
    loadMore();
  });
  listen(["click"], (event) => {
    const button = around(event.target, buttons);
    const panel = panelAt(event.target);
    loadPopovers(button);
    // A click must not close the panel that the pointer's hover has just opened.
    if (button && panel?.dataset["hovered"]) {
      event.preventDefault();
      delete panel.dataset["hovered"];
    }
    if (around(event.target, "header a")) closeAll();
  });
  // Safari on iPads before 18.3 closes no popover at a tap beside it.
  listen(["pointerdown"], ({ target }) => {
    if (!around(target, "header")) closeAll();
  });
  wide.addEventListener("change", closeAll);
  listen(["focusout"], ({ target, relatedTarget }) => {
    const panel = panelAt(target);
    // On phones it would cover what has the focus.
    if (relatedTarget && panel && panelAt(relatedTarget) !== panel) close(panel);
  });
  openByHover();
}

/** Updates everything that depends on which panels are open. */
function reflect(): void {
  // Browsers expose a popover button's state; test tools that query by role read the attribute.
  for (const button of all(buttons)) {
    const panel = panelOf(button);
    const open = isOpen(panel);
    button.setAttribute("aria-expanded", `${open}`);
    if (!open) delete panel.dataset["hovered"];
  }
  for (const behind of all("body > :not(header)"))
    behind.inert = all(`#menu${openPopover}`).length > 0;
}

/** A short delay lets the pointer move from the button to its panel (WCAG 1.4.13: hoverable). */
function openByHover(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLElement | null;
  // `pointerover` fires when the pointer enters the window, `pointerout` when it leaves.
  listen(["pointerover", "pointerout"], ({ type, target, relatedTarget, pointerType }) => {
    const panel = panelAt(type === "pointerover" ? target : relatedTarget);
    if (panel === last || pointerType !== "mouse" || !wide.matches) return;
    last = panel;
    clearTimeout(leaving);
    if (panel && !isOpen(panel) && toggle(panel, true)) panel.dataset["hovered"] = "1";
    leaving = setTimeout(() => {
      for (const other of all("[data-hovered]")) if (other !== panel) close(other);
    }, hoverGrace);
  });
}
