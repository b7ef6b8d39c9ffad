import postcss, { type Container, type Document, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";
import { attribute, descendants, type Page } from "@/lib/export/html";

/** All words of a script that could be class names or custom properties. */
export const namesIn = (text: string): string[] => [
  ...new Set([...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
];

/** The attribute of a property of `dataset`, as styles name it. */
const dataAttribute = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * A page's styles without the rules for what neither the page nor its scripts name, and without what then
 * nothing uses.
 *
 * @param all all of its stylesheets together, since one reads what another sets
 * @param named the words of its scripts
 */
export async function usedCss(all: Root, page: Page, named: readonly string[]): Promise<Root> {
  // PurgeCSS does not see what animations read.
  const animated: string[] = [];
  all.walkAtRules(/keyframes$/, (rule) => {
    animated.push(...(rule.toString().match(/(?<=var\()--[\w-]+/g) ?? []));
  });
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    defaultExtractor: () => ({ ...namesOf(page), undetermined: [...named] }),
    css: [{ raw: all.toString() }],
    variables: true,
    keyframes: true,
    // A script may give these any value.
    dynamicAttributes: [...named, ...named.map(dataAttribute)],
    // It drops a bare :focus-visible otherwise.
    safelist: { standard: [/^:/], keyframes: [...named], variables: [...named, ...animated] },
  });
  const styles = postcss.parse(used?.css ?? "");
  dropUnset(styles, new Set(named));
  dropEmpty(styles);
  return styles;
}

/** The names that styles may have for a page's elements, by their kinds. */
function namesOf({ document }: Page) {
  const all = [...descendants(document)];
  const attributes = all.flatMap(({ attrs }) => attrs);
  return {
    tags: all.map(({ tagName }) => tagName),
    ids: all.flatMap((element) => attribute(element, "id") ?? []),
    classes: all.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []),
    attributes: {
      names: attributes.map(({ name }) => name),
      values: attributes.map(({ value }) => value),
    },
  };
}

/**
 * Takes away each registered property that no rule sets, and writes its initial value, or what a use falls back
 * to, where it is read: Tailwind registers all that its utilities may read, and for browsers without @property
 * sets them on every element. A use of any other that nothing sets is what it falls back to, too.
 *
 * @param set the properties that scripts may set
 */
function dropUnset(styles: Root, set: Set<string>): void {
  styles.walkDecls(/^--/, ({ prop, parent }) => {
    if (!(parent as Rule).selector.startsWith("*")) set.add(prop);
  });
  styles.walkAtRules("property", (registered) => {
    const { params } = registered;
    if (set.has(params)) return;
    const [, initial] = /initial-value:\s*([^;}]+)/.exec(registered.toString()) ?? [];
    const use = new RegExp(`var\\(${params}(?:,\\s*([^()]*))?\\)`, "g");
    styles.walkDecls((each) => {
      if (each.prop === params) each.remove();
      else each.value = each.value.replace(use, (read, other?: string) => initial ?? other ?? read);
    });
    registered.remove();
  });
  styles.walkDecls((each) => {
    each.value = each.value.replace(
      /var\((--[\w-]+),\s*([^()]*(?:\([^()]*\))?)\)/g,
      (use, name: string, other: string) => (set.has(name) ? use : other),
    );
  });
}

function dropEmpty(container: Container | Document): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!("nodes" in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
