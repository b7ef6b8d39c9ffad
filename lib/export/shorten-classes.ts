import postcss, { type Rule } from "postcss";
import parseSelectors, { type ClassName } from "postcss-selector-parser";
import { descendants, type Page } from "@/lib/export/page";

/**
 * Gives a page's utility classes short names, the shortest to the most frequent: they are most of what
 * its elements weigh. Classes that mean something stay as they are, and so does what a script names.
 *
 * @param css the page's own styles
 * @param named all words of its scripts and of the stylesheets that it links
 * @returns the styles with the short names
 */
export function shortenClasses(page: Page, css: string, named: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const ofUtilities = new Set<Rule>();
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "utilities") layer.walkRules((rule) => void ofUtilities.add(rule));
  });
  const [utilities, others] = [new Set<string>(), new Set<string>()];
  root.walkRules((rule) => {
    const found = ofUtilities.has(rule) ? utilities : others;
    rename(rule, ({ value }) => void found.add(value));
  });

  const elements = [...descendants(page.body)].flatMap((element) => {
    const list = element.attrs.find(({ name }) => name === "class");
    return list ? [list] : [];
  });
  const counts = new Map<string, number>();
  for (const name of elements.flatMap(({ value }) => value.split(/\s+/)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = shortNames((name) => named.has(name) || counts.has(name) || utilities.has(name));
  const short = new Map<string, string>();
  for (const [name] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (utilities.has(name) && !others.has(name) && !named.has(name))
      short.set(name, free.next().value);
  }
  for (const list of elements)
    list.value = list.value.replace(/\S+/g, (name) => short.get(name) ?? name);
  for (const rule of ofUtilities) {
    rename(rule, (node) => {
      const name = short.get(node.value);
      if (name) node.value = name;
    });
  }
  return root.toString();
}

/** Calls `change` with each class of a rule's selector, and writes what it has changed. */
function rename(rule: Rule, change: (node: ClassName) => void): void {
  rule.selector = parseSelectors((selector) => selector.walkClasses(change)).processSync(
    rule.selector,
  );
}

/** Letters, then a letter and a digit or letter and so on, without those taken. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let number = 10; ; number++) {
    const name = number.toString(36);
    if (/^[a-z]/.test(name) && !isTaken(name)) yield name;
  }
}
