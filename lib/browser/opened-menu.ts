import { all, around, listen, openPopover } from "@/lib/browser/page-document";
import { internalLink } from "@/lib/browser/internal-link";
import { plainClick } from "@/lib/browser/page-change";
import { closeOnBack, hasOverlay, leaveStaleEntry } from "@/lib/navigation/close-on-back";

/*
 * What the header's menus need once one has been opened, loaded then (menus.ts): Back closes the phone's
 * drawer; the focus returns from a panel over it; and that a panel closes is known at once. It is also
 * loaded with a page of which something was open when it was left, to leave the entry of that.
 */
const drawer = `#menu${openPopover}`;
const closeAll = () => all("header [popover]").forEach((panel) => panel.togglePopover(false));
const buttonOf = ({ id }: Element) => all(`[popovertarget=${id}]`)[0];
let closed: (() => void) | void;

function follow(): void {
  const open = all(drawer).length > 0;
  if (open !== Boolean(closed)) closed = open ? closeOnBack(closeAll) : closed?.();
}
// The build names drawings that only menus show by file.
for (const use of all("header use[data-href]")) use.setAttribute("href", use.dataset["href"] ?? "");
follow();
leaveStaleEntry();

listen(["toggle"], ({ target }) => {
  const panel = around(target, "header [popover]");
  if (!panel) return;
  follow();
  // The browser restores the focus for the outer of two popovers only.
  const focused = document.activeElement;
  const lost = focused === document.body || panel.contains(focused);
  if (lost && !panel.matches(openPopover) && around(panel.parentElement, drawer))
    buttonOf(panel)?.focus();
});

// A screen reader may ask before the browser says that it has closed.
listen(["beforetoggle"], ({ target, newState }) => {
  const panel = around(target, "header [popover]");
  if (panel) buttonOf(panel)?.setAttribute("aria-expanded", `${newState === "open"}`);
});

// The next page takes the place of the drawer's entry, and so does this page's top, in place of a part of it:
// the entry before would bring that part back.
listen(["click"], (event) => {
  const link = hasOverlay() && internalLink(event.target);
  if (!link) return;
  if (link.pathname === location.pathname) {
    if (location.hash && event.defaultPrevented) history.replaceState(null, "", link.href);
  } else if (plainClick(event)) {
    event.preventDefault();
    history.replaceState(null, "");
    location.replace(link.href);
  }
});
