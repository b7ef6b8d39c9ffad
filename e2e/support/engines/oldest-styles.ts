import postcss, { type AtRule, type Rule } from "postcss";
import parseSelectors, { type Container, type Pseudo } from "postcss-selector-parser";
import { lackedBy, lackedByAtRule, lackedBySelector } from "@/lib/testing/used-styles";

type Lack = ReturnType<typeof lackedBy>;

/** Whether `@supports` holds, as far as it asks for one thing; undefined where it asks for more. */
function holds(params: string, isLacked: (lacks: Lack) => boolean): boolean | undefined {
  const [, not, selector, prop = "", value = ""] =
    /^(not )?(?:selector\((.*)\)|\(([\w-]+): ?([^()]*(?:\([^()]*\))?)\))$/.exec(params) ?? [];
  if (selector === undefined && prop === "") return undefined;
  const lacked = isLacked(
    selector === undefined ? lackedBy({ prop, value }) : lackedBySelector(selector),
  );
  return lacked === Boolean(not);
}

/** Takes what is unknown out of a selector: an alternative of `:is()` or `:where()`, or else all of it. */
const knownPart = (selector: string, isUnknown: (pseudo: string) => boolean) =>
  parseSelectors((root) => {
    const unknown: Pseudo[] = [];
    root.walkPseudos((pseudo) => void (isUnknown(pseudo.value) && unknown.push(pseudo)));
    for (const pseudo of unknown) {
      let node: Pseudo | Container = pseudo;
      while (node.parent && !/^:(is|where)$/.test(`${node.parent.value}`)) node = node.parent;
      // What stood in another that is gone ends there, too.
      if (node.parent) node.remove();
      else if (node.type === "root") root.removeAll();
    }
  }).processSync(selector);

/** Undoes the browser's own styles of popovers: to who does not know them they are plain boxes. */
const plainBoxes = `@layer before-all { [popover] {
  display: block; position: static; inset: auto; width: auto; height: auto; overflow: visible;
  margin: 0; border: 0; padding: 0; color: inherit; background: none
} }`;

/**
 * A stylesheet as one of the promised browsers reads it, such as "firefox 111": without what it does
 * not know.
 */
export function stylesIn(browser: string, text: string): string {
  const root = postcss.parse(text);
  const isLacked = (lacks: Lack) => lacks.some(({ browsers }) => browsers.includes(browser));
  root.walkAtRules((rule: AtRule) => {
    if (rule.name === "supports") {
      const held = holds(rule.params, isLacked);
      if (held !== undefined) rule.replaceWith(held ? (rule.nodes ?? []) : []);
      // Tailwind's replacement of @property stands in a condition on other engines.
    } else if (rule.name !== "property" && isLacked(lackedByAtRule(rule))) rule.remove();
  });
  root.walkRules((rule: Rule) => {
    rule.selector = knownPart(rule.selector, (pseudo) => isLacked(lackedBySelector(pseudo)));
    if (rule.selector === "") rule.remove();
  });
  root.walkDecls((declaration) => void (isLacked(lackedBy(declaration)) && declaration.remove()));
  return plainBoxes + root.toString();
}
