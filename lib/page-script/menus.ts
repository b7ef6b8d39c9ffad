import { wideHeader } from "@/lib/distances";
import { all, around, listen } from "@/lib/page-script/document";
import { hoverGrace } from "@/lib/timings";

const wide = matchMedia(`(min-width: ${wideHeader}px)`);
const panels = "header [popover]";
const buttons = "header [popovertarget]:not([popovertargetaction])";
const native = "popover" in HTMLElement.prototype;

const isOpen = (panel: HTMLElement) =>
  native ? panel.matches(":popover-open") : "open" in panel.dataset;

const panelOf = (button: Element) =>
  document.getElementById(button.getAttribute("popovertarget") ?? "") as HTMLElement;

/** The panel that `target` lies in, or whose button it lies in; never the phone's drawer. */
function panelAt(target: EventTarget | null): HTMLElement | null {
  const button = around(target, buttons);
  const panel = button ? panelOf(button) : around(target, panels);
  return panel && panel.id !== "menu" ? panel : null;
}

function toggle(panel: HTMLElement, open: boolean): void {
  if (native) panel.togglePopover(open);
  else {
    panel.toggleAttribute("data-open", open);
    reflect();
  }
}

const close = (panel: HTMLElement) => toggle(panel, false);
const closeAll = () => all(panels).forEach(close);

/**
 * What the header's native popovers lack: hover on wide screens, closing when the keyboard or the
 * window's width leaves them or a link in them is chosen, the page behind the phone's drawer out of
 * reach (rows 35, 40). Where popovers work, so do they without script; where the browser has none,
 * their buttons open and close them here.
 */
export function enhanceMenus(): void {
  reflect();
  listen(["toggle"], ({ target }) => {
    if (!around(target, panels)) return;
    reflect();
    returnFocus(target as HTMLElement);
  });
  listen(["click"], (event) => {
    const panel = panelAt(event.target);
    // A click on the button whose panel the pointer has just opened must keep it, not close it.
    if (panel?.dataset["hovered"] && around(event.target, buttons)) {
      event.preventDefault();
      delete panel.dataset["hovered"];
    } else if (!native) {
      const button = around(event.target, "header [popovertarget]");
      const pressed = button && panelOf(button);
      if (pressed) toggle(pressed, !isOpen(pressed));
      for (const other of all(panels)) {
        if (!other.contains(button || (event.target as Node)) && other !== pressed) close(other);
      }
    }
    if (around(event.target, "header a")) closeAll();
  });
  wide.addEventListener("change", closeAll);
  listen(["focusout"], ({ target, relatedTarget }) => {
    const panel = panelAt(target);
    // A phone's panel is left by its own button; a keyboard may be at any wide screen.
    if (panel && wide.matches && relatedTarget && panelAt(relatedTarget) !== panel) close(panel);
  });
  openByHover();
}

/** Tells everything around the panels which of them is open. */
function reflect(): void {
  // Browsers know the state of a popover's button; suites that ask by role read the attribute.
  for (const button of all(buttons)) {
    const panel = panelOf(button);
    button.setAttribute("aria-expanded", `${isOpen(panel)}`);
    if (!isOpen(panel)) delete panel.dataset["hovered"];
  }
  const drawer = all(panels).some((panel) => panel.id === "menu" && isOpen(panel));
  for (const behind of all("[data-behind-menu]")) behind.inert = drawer;
}

/** The browser gives the focus back for the outer of two popovers only: a panel over the drawer loses it. */
function returnFocus(panel: HTMLElement): void {
  const focused = document.activeElement;
  const lost = focused === document.body || panel.contains(focused);
  if (!lost || isOpen(panel) || !around(panel.parentElement, "#menu:popover-open")) return;
  all(`[popovertarget=${panel.id}]`)[0]?.focus();
}

/** A short grace lets the pointer travel from the button to its panel (WCAG 1.4.13: hoverable). */
function openByHover(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLElement | null;
  // The first tells of a pointer that comes into the window, the second of one that leaves it.
  listen(["pointerover", "pointerout"], ({ type, target, relatedTarget, pointerType }) => {
    const panel = panelAt(type === "pointerover" ? target : relatedTarget);
    if (panel === last || pointerType !== "mouse" || !wide.matches) return;
    last = panel;
    clearTimeout(leaving);
    if (panel && !isOpen(panel)) {
      toggle(panel, true);
      panel.dataset["hovered"] = "true";
    }
    leaving = setTimeout(() => {
      for (const other of all("header [data-hovered]")) if (other !== panel) close(other);
    }, hoverGrace);
  });
}
