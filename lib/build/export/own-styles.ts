import postcss, { type Container, type Document } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";

/** All words of a text, HTML or script, that could be class names. */
export const namesIn = (text: string): string[] => [
  ...new Set([...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
];

/** Pseudo-classes for which one matching selector is enough. */
const oneOf = [":is", ":where", ":has"];

/**
 * Whether a selector may match, judged by its classes; elements, attributes and states always may.
 */
const mayMatch = ({ nodes }: Selector, names: ReadonlySet<string>): boolean =>
  nodes.every((node) => {
    if (node.type === "class") return names.has(node.value);
    if (node.type !== "pseudo" || !oneOf.includes(node.value)) return true;
    return node.nodes.some((inner) => mayMatch(inner, names));
  });

/** Removes rules that match nothing, and blocks left empty. */
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
 * A stylesheet without the rules for classes that are not among the given names, so that a page
 * carries only its own styles.
 */
export function ownStyles(css: string, names: readonly string[]): string {
  const root = postcss.parse(css);
  thin(root, new Set(names));
  return root.toString();
}
