import { islandTag } from "@/lib/islands/attributes";
import { replaceWithControls } from "@/lib/islands/controls";

const { insertBefore, removeChild } = Node.prototype;

/** What stands where a node was that has been replaced, and what a copy stands for. */
const copies = new WeakMap<Node, ChildNode>();
const originals = new WeakMap<Node, Node>();

/** React's nodes have properties of its own. */
const isOurs = (node: Node) => Object.keys(node).length > 0;

/*
 * Translators and extensions replace or wrap whole elements of a live island. React would then remove
 * what is no child any more, or put something before it: the browser throws, which ends the island. From
 * here on a node is removed wherever it is, its copy too, and put before the copy of what has gone, or last.
 */
Node.prototype.removeChild = function (child) {
  const shown = child.parentNode ? (child as Node as ChildNode) : copies.get(child);
  const island = shown?.parentElement?.closest(islandTag);
  // What others wrote behind it, such as its translation, would stay and be wrong.
  while (island) {
    const next = shown?.nextSibling;
    if (!(next instanceof Element) || isOurs(next) || originals.has(next)) break;
    next.remove();
  }
  if (shown?.parentNode) removeChild.call(shown.parentNode, shown);
  return child;
};
Node.prototype.insertBefore = function <Added extends Node>(node: Added, next: Node | null) {
  let place = next;
  while (place && place.parentNode !== this) place = place.parentNode ?? copies.get(place) ?? null;
  insertBefore.call(this, node, place);
  return node;
};

/*
 * What React writes into an element that was replaced nobody would see: then, and only then, it takes the
 * place of its copy. A translator that replaces it once more comes to an end.
 */
// Of attributes only what is heard of a button: Swiper moves what it holds, and must not lose it on the way.
const everything = {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: ["aria-current", "aria-pressed"],
};
const observer = new MutationObserver((changes) => {
  for (const { target, removedNodes, addedNodes } of changes) {
    putBack(target.getRootNode());
    removedNodes.forEach((node, index) => {
      const copy = addedNodes[index] as ChildNode | undefined;
      if (!copy || isOurs(copy)) return;
      copies.set(node, copy);
      copies.delete(copy);
      originals.set(copy, node);
      // What others write does not bring theirs back.
      if (isOurs(node)) observer.observe(node, everything);
    });
  }
});
observer.observe(document, everything);

function putBack(lost: Node): void {
  const copy = copies.get(lost);
  if (!copy) return;
  copies.delete(lost);
  // It may have been replaced itself, or stand in something that was.
  putBack(copy.getRootNode());
  replaceWithControls(copy, lost);
}

const buttonsOf = (node: Node) =>
  node instanceof HTMLButtonElement ? [node] : [...(node as Element).querySelectorAll("button")];

/* React does not know a copy: whoever presses one presses what it stands for. */
addEventListener(
  "click",
  (event) => {
    const pressed = (event.target as Partial<Element>).closest?.("button");
    for (let copy: Node | null | undefined = pressed; pressed && copy; copy = copy.parentNode) {
      const lost = originals.get(copy);
      if (!lost || copies.get(lost) !== copy) continue;
      const button = buttonsOf(lost)[buttonsOf(copy).indexOf(pressed)];
      event.preventDefault();
      event.stopImmediatePropagation();
      putBack(lost);
      button?.focus();
      return button?.click();
    }
  },
  true,
);
