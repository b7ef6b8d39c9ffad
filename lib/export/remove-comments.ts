import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import { isElement } from "@/lib/export/page";
import { islandTag } from "@/lib/islands/attributes";

/** Removes React's marks between texts below an element, except in islands, where hydration reads them. */
export function removeComments(parent: DefaultTreeAdapterTypes.ParentNode): void {
  for (const node of [...parent.childNodes]) {
    if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node);
    else if (isElement(node) && node.tagName !== islandTag) removeComments(node);
  }
}
