const { insertBefore, removeChild } = Node.prototype;

/** What stands where a node was that has been replaced. */
const copies = new WeakMap<Node, ChildNode>();

/*
 * Translators and extensions replace or wrap whole elements of a live island. React would then remove
 * what is no child any more, or put something before it: the browser throws, which ends the island. From
 * here on a node is removed wherever it is, its copy too, and put last where its place is gone.
 */
Node.prototype.removeChild = function (child) {
  if (child.parentNode) removeChild.call(child.parentNode, child);
  else copies.get(child)?.remove();
  return child;
};
Node.prototype.insertBefore = function <Added extends Node>(node: Added, next: Node | null) {
  insertBefore.call(this, node, next?.parentNode === this ? next : null);
  return node;
};

/*
 * What React writes into an element that was replaced nobody would see: then, and only then, it takes the
 * place of its copy. A translator that replaces it once more comes to an end.
 */
const everything = { childList: true, characterData: true, subtree: true };
const observer = new MutationObserver((changes) => {
  for (const { target, removedNodes, addedNodes } of changes) {
    putBack(target.getRootNode());
    removedNodes.forEach((node, index) => {
      const copy = addedNodes[index] as ChildNode | undefined;
      if (copy) copies.set(node, copy);
      // React's nodes have properties of its own: what others write does not bring theirs back.
      if (copy && Object.keys(node).length) observer.observe(node, everything);
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
  copy.replaceWith(lost);
}
