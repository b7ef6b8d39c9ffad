const { insertBefore, removeChild } = Node.prototype;

/*
 * Translators and extensions replace or wrap whole elements of a live island. React would then remove
 * what is no child any more, or put something before it: the browser throws, which ends the island. From
 * here on a node is removed wherever it is, and put last where its place is gone.
 */
Node.prototype.removeChild = function (child) {
  if (child.parentNode) removeChild.call(child.parentNode, child);
  return child;
};
Node.prototype.insertBefore = function <Added extends Node>(node: Added, next: Node | null) {
  insertBefore.call(this, node, next?.parentNode === this ? next : null);
  return node;
};
