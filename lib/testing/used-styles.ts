import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from "postcss";
import parseSelectors from "postcss-selector-parser";
import { known, lacking, type Feature } from "@/lib/testing/browser-support";

const { atRules, properties, selectors, types } = known;
type Lack = { feature: string; browsers: readonly string[] };

const lacks = (feature: string, found: Feature | undefined, prefix?: string): Lack[] => {
  const browsers = lacking(found, prefix);
  return browsers.length > 0 ? [{ feature, browsers }] : [];
};

/** Remembers what it has found: pages share most of their styles. */
function remember(find: (text: string) => Lack[]): (text: string) => Lack[] {
  const found = new Map<string, Lack[]>();
  return (text) => found.get(text) ?? found.set(text, find(text)).get(text) ?? [];
}

/** A function or a unit: "color-mix", "dvh". */
const typeNamed = (name: string) =>
  types[name] ?? Object.values(types).find((group) => group?.[name])?.[name];

/** What a declaration, as "prop: value", needs. */
const lackedByText = remember((text) => {
  const [, prop = "", prefix = "", name = "", value = ""] =
    /^((-[a-z]+-)?([^:]*)): (.*)$/s.exec(text) ?? [];
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
  const named = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, each = ""]) => each);
  const property = prop.startsWith("--") ? undefined : (properties[prop] ?? properties[name]);
  const own = lacks(prop, property, properties[prop] ? "" : prefix);
  if (own.length > 0) return own;
  return [
    ...named(/(?<![\w-])([a-z][a-z-]*)\(/g).flatMap((each) => lacks(`${each}()`, typeNamed(each))),
    ...named(/\d([a-z]+)\b/g).flatMap((unit) => lacks(unit, types["length"]?.[unit])),
    ...named(/(?<![\w-])([a-z][a-z-]*)(?![\w-(])/g).flatMap((word) =>
      lacks(`${prop}: ${word}`, property?.[word]),
    ),
  ];
});

/** What a declaration needs, and which promised browsers lack it. */
export const lackedBy = ({ prop, value }: Pick<Declaration, "prop" | "value">): Lack[] =>
  lackedByText(`${prop}: ${value}`);

export const lackedBySelector = remember((selector) => {
  const found: Lack[] = [];
  parseSelectors((root) =>
    root.walkPseudos(({ value }) => {
      found.push(...lacks(value, selectors[value.replace(/^:+/, "")]));
    }),
  ).processSync(selector);
  return found;
});

/** What an at-rule needs by its name, and by the features that it asks for. */
export const lackedByAtRule = ({ name, params }: AtRule): Lack[] => [
  ...lacks(`@${name}`, atRules[name]),
  ...[...params.matchAll(/\(\s*([\w-]+)/g)].flatMap(([, feature = ""]) =>
    lacks(`@${name} (${feature})`, atRules[name]?.[feature]),
  ),
];

/** Whether a node stands in a block for browsers that know something. */
const isGuarded = ({ parent }: ChildNode | Container): boolean => {
  if (!parent) return false;
  const { name, params } = parent as AtRule;
  return (name === "supports" && !params.startsWith("not ")) || isGuarded(parent as Container);
};

/**
 * What a stylesheet uses that a promised browser lacks, as it is served: neither what stands in
 * `@supports`, nor a declaration beside which that browser has another of the same property.
 */
export function newerStyles(text: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(text).walk((node) => {
    if (isGuarded(node) || node.type === "comment") return;
    if (node.type !== "decl") {
      const all = node.type === "rule" ? lackedBySelector(node.selector) : lackedByAtRule(node);
      for (const { feature } of all) found.add(feature);
      return;
    }
    const plain = (prop: string) => prop.replace(/^-(webkit|moz)-/, "");
    const others = (node.parent?.nodes ?? []).filter(
      (other): other is Declaration =>
        other.type === "decl" && other !== node && plain(other.prop) === plain(node.prop),
    );
    const has = (browser: string, other: Declaration) =>
      lackedBy(other).every(({ browsers }) => !browsers.includes(browser));
    for (const { feature, browsers } of lackedBy(node)) {
      if (browsers.some((browser) => !others.some((other) => has(browser, other))))
        found.add(feature);
    }
  });
  return found;
}
