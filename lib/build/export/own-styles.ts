import postcss, { type Container, type Document } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";

/** Whatever in a text, HTML or script, could be the name of a class. */
export const namesIn = (text: string): string[] => [
  ...new Set([...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
];

/** Pseudo-classes of which one selector within is enough. */
const oneOf = [":is", ":where", ":has"];

/** Whether something may match, as far as its classes tell; elements, attributes and states always may. */
const mayMatch = ({ nodes }: Selector, names: ReadonlySet<string>): boolean =>
  nodes.every((node) => {
    if (node.type === "class") return names.has(node.value);
    if (node.type !== "pseudo" || !oneOf.includes(node.value)) return true;
    return node.nodes.some((inner) => mayMatch(inner, names));
  });

/** Takes out the rules that match nothing, and what held nothing else. */
function thin(container: Container | Document, names: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "rule") {
      const matching = parseSelectors()
        .astSync(node.selector)
        .nodes.filter((selector) => mayMatch(selector, names));
      if (matching.length > 0) node.selector = matching.join(",");
      else node.remove();
    } else if (node.type === "atrule" && node.nodes && !/keyframes$/.test(node.name)) {
      thin(node, names);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

/**
 * A stylesheet without the rules for classes that are not among the names given, so that a page
 * carries its own styles, not those of all others.
 */
export function ownStyles(css: string, names: readonly string[]): string {
  const root = postcss.parse(css);
  thin(root, new Set(names));
  return root.toString();
}
