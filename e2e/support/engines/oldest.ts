import type { BrowserContext } from "@playwright/test";
import { stylesIn } from "@/e2e/support/engines/oldest-styles";
import { known, lacking, promised } from "@/lib/testing/browser-support";

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
