/** Gives jsdom the popover interface: showing, hiding, `:popover-open` and the toggle event. */
export function fakePopover(): void {
  const open = new WeakSet<Element>();
  const plainMatches = Element.prototype.matches;
  const set = (element: Element, isOpen: boolean) => {
    if (isOpen) open.add(element);
    else open.delete(element);
    element.dispatchEvent(new Event("toggle"));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      set(this, true);
    },
    hidePopover(this: Element) {
      set(this, false);
    },
    matches(this: Element, selector: string) {
      const plain = selector.replace(":popover-open", "");
      const isPlainMatch = plain === "" || plainMatches.call(this, plain);
      return isPlainMatch && (plain === selector || open.has(this));
    },
  });
}
