import type { Container, Document, Root, Rule } from "postcss";
import { defaultOptions, ExtractorResultSets, PurgeCSS, standardizeSafelist } from "purgecss";
import { attribute, descendants, type Page } from "@/lib/export/html";

/** All words of a script that could be class names or custom properties. */
export const namesIn = (text: string): string[] => [
  ...new Set([...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
];

/** The attribute of a property of `dataset`, as styles name it. */
const dataAttribute = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Removes from a page's styles the rules for what neither the page nor its scripts name, and what then nothing
 * uses.
 *
 * @param styles all of its stylesheets together, since one reads what another sets
 * @param named the words of its scripts
 */
export function removeUnusedCss(styles: Root, page: Page, named: readonly string[]): void {
  const names = [...named];
  const purge = new PurgeCSS();
  purge.options = {
    ...defaultOptions,
    variables: true,
    keyframes: true,
    // A script may give these any value.
    dynamicAttributes: [...names, ...names.map(dataAttribute)],
    // It drops a bare :focus-visible otherwise.
    safelist: standardizeSafelist({ standard: [/^:/], keyframes: names }),
  };
  // It does not see what animations read.
  const animated: string[] = [];
  styles.walkAtRules(/keyframes$/, (rule) => {
    animated.push(...(rule.toString().match(/(?<=var\()--[\w-]+/g) ?? []));
  });
  purge.variablesStructure.safelist = [...names, ...animated];
  purge.walkThroughCSS(styles, new ExtractorResultSets({ ...namesOf(page), undetermined: names }));
  purge.removeUnusedKeyframes();
  purge.removeUnusedCSSVariables();
  dropUnset(styles, new Set(names));
  dropEmpty(styles);
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
 * sets them on every element.
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
}

function dropEmpty(container: Container | Document): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!("nodes" in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
