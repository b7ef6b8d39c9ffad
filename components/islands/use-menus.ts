"use client";

import { useEffect, type RefObject } from "react";
import { distances, timings } from "@/lib/timings";

const wide = `(min-width: ${distances.wideHeader}px)`;
const hoverWide = `${wide} and (hover: hover)`;

const popovers = (header: HTMLElement) =>
  Array.from(header.querySelectorAll<HTMLElement>("[popover]"));

const buttonOf = (header: HTMLElement, panel: HTMLElement) =>
  header.querySelector<HTMLButtonElement>(
    `button[popovertarget="${panel.id}"]:not([popovertargetaction="hide"])`,
  );

/** Closes whatever menu of the header is open, and frees the page behind at once, so that it can take the focus. */
export function closeMenus(header: HTMLElement): void {
  for (const panel of popovers(header)) if (panel.matches(":popover-open")) panel.hidePopover();
  shutBehind(false);
}

function shutBehind(shut: boolean) {
  for (const behind of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) {
    behind.inert = shut;
  }
}

/**
 * Keeps the header's native popovers true to their buttons' aria-expanded, opens and closes them
 * by hover on wide screens, closes them when focus or the current page's own link is left, and
 * makes the page behind the phone drawer inert (faults part c). `onChange` hears whether any is open.
 */
export function useMenus(ref: RefObject<HTMLElement | null>, onChange: (open: boolean) => void) {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    const ending = new AbortController();
    const { signal } = ending;

    function reflect() {
      const panels = popovers(header!);
      for (const panel of panels) {
        const open = panel.matches(":popover-open");
        buttonOf(header!, panel)?.setAttribute("aria-expanded", String(open));
      }
      shutBehind(panels.some((panel) => panel.matches("nav:popover-open")));
      onChange(panels.some((panel) => panel.matches(":popover-open")));
    }

    reflect();
    // Toggle events do not bubble, so the header listens on the way down.
    header.addEventListener("toggle", reflect, { capture: true, signal });
    header.addEventListener("toggle", returnToDrawer, { capture: true, signal });
    header.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.closest("a")) closeMenus(header);
      },
      { signal },
    );
    window.matchMedia(wide).addEventListener("change", () => closeMenus(header), { signal });
    for (const panel of popovers(header)) {
      const button = buttonOf(header, panel);
      if (button && !panel.matches("nav")) openByHover(button, panel, signal);
    }
    return () => ending.abort();
  }, [ref, onChange]);
}

/** The browser gives focus back for the outer of two popovers only: a panel closed over the drawer loses it. */
function returnToDrawer({ target: panel, currentTarget: header }: Event) {
  if (!(panel instanceof HTMLElement && header instanceof HTMLElement)) return;
  const lost = document.activeElement === document.body || panel.contains(document.activeElement);
  const drawer = panel.parentElement?.closest("nav:popover-open");
  if (drawer && lost && !panel.matches(":popover-open")) buttonOf(header, panel)?.focus();
}

/** A short grace lets the pointer travel from the button to its panel (WCAG 1.4.13: hoverable). */
function openByHover(button: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const canHover = () => window.matchMedia(hoverWide).matches;
  const enter = (event: PointerEvent) => {
    clearTimeout(leaving);
    if (event.pointerType !== "mouse" || !canHover() || panel.matches(":popover-open")) return;
    panel.showPopover();
    panel.dataset["hovered"] = "";
  };
  const leave = () => {
    if (!("hovered" in panel.dataset)) return;
    leaving = setTimeout(() => {
      if (panel.matches(":popover-open")) panel.hidePopover();
    }, timings.hoverGrace);
  };
  const away = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget instanceof Node ? relatedTarget : null;
    // A phone's panel is left by its own button; a keyboard may be at any wide screen.
    if (!window.matchMedia(wide).matches || !next || panel.contains(next) || button.contains(next))
      return;
    if (panel.matches(":popover-open")) panel.hidePopover();
  };
  for (const part of [button, panel]) {
    part.addEventListener("pointerenter", enter, { signal });
    part.addEventListener("pointerleave", leave, { signal });
    part.addEventListener("focusout", away, { signal });
  }
  // A click on a button whose panel the hover has just opened must keep it, not close it.
  button.addEventListener(
    "click",
    (event) => {
      if (!("hovered" in panel.dataset) || !panel.matches(":popover-open")) return;
      event.preventDefault();
      delete panel.dataset["hovered"];
    },
    { signal },
  );
  panel.addEventListener(
    "toggle",
    () => {
      if (!panel.matches(":popover-open")) delete panel.dataset["hovered"];
    },
    { signal },
  );
}
