import type { Container, Declaration, Document, Root, Rule } from "postcss";
import parseSelectors, { type Attribute, type Selector } from "postcss-selector-parser";
import { attribute, descendants, type Page } from "@/lib/export/html";

/** All words of a script that could be class names or custom properties. */
export const namesIn = (text: string): string[] => [
  ...new Set([...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
];

/** The classes of a page's elements, and, marked as such, their tags, attributes and values. */
export const namesOf = ({ document }: Pick<Page, "document">): string[] =>
  [...descendants(document)].flatMap((element) => [
    ...(attribute(element, "class")?.split(/\s+/) ?? []),
    `<${element.tagName}`,
    ...element.attrs.flatMap(({ name, value }) => [`[${name}`, `[${name}=${value}`]),
  ]);

/** Attributes that the browser sets. */
const byBrowser = ["open"];

/** Pseudo-classes for which one matching selector is enough. */
const oneOf = [":is", ":where", ":has"];

/** The property of `dataset` for an attribute, as scripts name it. */
const inDataset = (name: string) =>
  name.replace(/^data-/, "").replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether an element may have an attribute with this value: any, if a script sets it. */
function mayHave({ attribute: name, operator, value }: Attribute, names: ReadonlySet<string>) {
  if ([name, inDataset(name)].some((each) => names.has(each)) || byBrowser.includes(name))
    return true;
  return names.has(operator === "=" ? `[${name}=${value}` : `[${name}`);
}

/**
 * Whether a selector may match, judged by its classes, elements and attributes; states always may.
 */
const mayMatch = ({ nodes }: Selector, names: ReadonlySet<string>): boolean =>
  nodes.every((node) => {
    if (node.type === "class") return names.has(node.value);
    if (node.type === "tag") return names.has(`<${node.value}`) || names.has(node.value);
    if (node.type === "attribute") return mayHave(node, names);
    if (node.type !== "pseudo" || !oneOf.includes(node.value)) return true;
    return node.nodes.some((inner) => mayMatch(inner, names));
  });

function pruneRules(container: Container | Document, names: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "rule") {
      const matching = parseSelectors()
        .astSync(node.selector)
        .nodes.filter((selector) => mayMatch(selector, names));
      if (matching.length > 0) node.selector = matching.join(",");
      else node.remove();
    } else if (node.type === "atrule" && node.nodes && !/keyframes$/.test(node.name)) {
      pruneRules(node, names);
    }
  }
}

/** Whether a declaration gives a registered property its initial value where @property is unknown. */
const isFallback = ({ parent }: Declaration) =>
  parent?.type === "rule" && (parent as Rule).selector.startsWith("*");

/** Writes the initial value of a registered property, or what a use falls back to, where no rule sets it. */
function inlineInitialValues(root: Root, names: ReadonlySet<string>): void {
  const set = new Set(names);
  root.walkDecls(/^--/, (each) => void (isFallback(each) || set.add(each.prop)));
  root.walkAtRules("property", ({ params, nodes = [] }) => {
    if (set.has(params)) return;
    const [initial] = nodes.filter((node) => "prop" in node && node.prop === "initial-value");
    const use = new RegExp(`var\\(${params}(?:,\\s*([^()]*))?\\)`, "g");
    root.walkDecls((each) => {
      each.value = each.value.replace(use, (whole, fallback: string | undefined) =>
        initial ? (initial as Declaration).value : (fallback ?? whole),
      );
    });
  });
}

/** Removes animations that nothing plays and custom properties that nothing reads. */
function dropUnread(root: Root, names: ReadonlySet<string>): void {
  const values: string[] = [];
  root.walkDecls(({ value }) => void values.push(value));
  const read = new Set(values.join(" ").match(/[\w-]+/g));
  const unread = (name: string) => !read.has(name) && !names.has(name);
  root.walkAtRules(/keyframes$|^property$/, (rule) => void (unread(rule.params) && rule.remove()));
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (!unread(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  // What only these read is unread now.
  if (dropped) dropUnread(root, names);
}

function dropEmpty(container: Container | Document): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!("nodes" in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/**
 * Removes from a page's styles the rules for classes, elements and attributes that are not among the given
 * names, and what then nothing uses.
 *
 * @param styles all of its stylesheets together, since one reads what another sets
 */
export function removeUnusedCss(styles: Root, names: readonly string[]): void {
  const known = new Set(names);
  pruneRules(styles, known);
  inlineInitialValues(styles, known);
  dropUnread(styles, known);
  dropEmpty(styles);
}
