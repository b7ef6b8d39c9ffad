import type { BrowserContext } from "@playwright/test";
import postcss, { type AtRule, type Rule } from "postcss";
import parseSelectors, { type Container, type Pseudo } from "postcss-selector-parser";
import { known, lacking, promised } from "@/lib/testing/browser-support";
import { lackedBy, lackedByAtRule, lackedBySelector } from "@/lib/testing/used-styles";

/** Playwright's own scripts need it, in the page. */
const kept = "Element.prototype.checkVisibility";

/** What a promised browser lacks: "URLSearchParams.prototype.size", "Object.groupBy", "window.Iterator". */
const newer = [known.interfaces, known.builtins].flatMap((groups) =>
  Object.entries(groups).flatMap(([owner, group]) =>
    lacking(group).length > 0
      ? [`window.${owner}`]
      : Object.entries((group ?? {}) as typeof groups)
          .filter(([, member]) => lacking(member).length > 0)
          .map(([name]) => placeOf(owner, name)),
  ),
);

/** Where a member stands: an event is known by its handler. */
function placeOf(owner: string, name: string): string {
  const [, constant] = /^(.*)_static$/.exec(name) ?? [];
  const member = name.replace(/^(.*)_event$/, "on$1");
  if (owner === "Window") return `window.${member}`;
  return constant ? `${owner}.${constant}` : `${owner}.prototype.${member}`;
}

/** Runs in the page, before its scripts: deletes what is newer, and what markup does by itself. */
function takeAway(places: readonly string[]) {
  for (const place of places) {
    const path = place.split(".");
    const member = path.pop() ?? "";
    const holder = path.reduce<unknown>(
      (at, name) => (at === undefined ? at : Reflect.get(at as object, name)),
      window,
    );
    if (holder instanceof Object) Reflect.deleteProperty(holder, member);
  }
  HTMLScriptElement.supports = () => false;
  addEventListener(
    "click",
    (event) => {
      if ((event.target as Element).closest("[popovertarget]")) event.preventDefault();
    },
    true,
  );
}

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
function stylesIn(browser: string, text: string): string {
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

/**
 * Has Chromium do without all that some promised browser lacks: scripts without members that are newer,
 * styles as the oldest Firefox reads them, which knows the least. Call it before opening a page.
 */
export async function becomeOldest(context: BrowserContext): Promise<void> {
  const firefox = promised.find((browser) => browser.startsWith("firefox")) ?? "";
  await context.addInitScript(
    takeAway,
    newer.filter((place) => place !== kept),
  );
  await context.route(/^[^?]*\/[^.]*(\?|$)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    if (!response.headers()["content-type"]?.includes("html")) return route.fulfill({ response });
    const body = (await response.text())
      // Its hashes are those of the styles as served.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace(/<script type="speculationrules">.*?<\/script>/s, "")
      .replaceAll(
        /(<style[^>]*>)(.*?)(?=<\/style>)/gs,
        (_, tag: string, text: string) => tag + stylesIn(firefox, text),
      );
    // It knows no trusted types, which Chromium would go on demanding.
    const headers = { ...response.headers(), "content-security-policy": "" };
    return route.fulfill({ response, headers, body });
  });
}
