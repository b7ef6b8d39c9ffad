import { all, around } from "@/lib/browser/page-document";

/*
 * Popovers for the header, in browsers that have none and so load this file (menus.ts): their method,
 * their event, their buttons and Esc. Styles read `data-open` (app/styles/menus.css).
 */
HTMLElement.prototype.togglePopover = function () {
  const isOpen = this.toggleAttribute("data-open");
  // Later, as browsers do: what a press of a link does goes before what the closing menu does.
  setTimeout(() => this.dispatchEvent(new Event("toggle")));
  return isOpen;
};

addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const panel of all("header [data-open]")) {
    // Back from what is about to be hidden, as browsers do.
    if (panel.contains(document.activeElement)) all(`[popovertarget=${panel.id}]`)[0]?.focus();
    panel.togglePopover();
  }
});

// On the window, since it must hear of a press before menus.ts does.
addEventListener(
  "click",
  ({ target }) => {
    const button = around(target, "header [popovertarget]");
    const panel = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    // What the pointer has just opened stays open.
    if (panel && !panel.dataset["hovered"]) panel.togglePopover();
    for (const other of all("header [data-open]"))
      if (other !== panel && !other.contains(button || (target as Node))) other.togglePopover();
  },
  true,
);
