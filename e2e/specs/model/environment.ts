import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import { networkComplaints, type Watch, watchContext } from "@/e2e/support/browser/watch-context";
import { type Held, holdRequests } from "@/e2e/support/journeys/hold-requests";
import { scriptFiles } from "@/e2e/support/page-steps";
import { longestWaitMs } from "@/lib/timings";

/**
 * What a visit takes place in: a value is drawn as often as it stands here. The first one of each
 * list is the ordinary one: runs shrink to it.
 */
export const environments = {
  screen: ["desktop", "desktop", "phone"],
  scripts: ["at once", "at once", "late", "late", "late", "form late", "not at all", "broken"],
  translator: [false, false, true],
  storage: ["free", "free", "full", "forbidden"],
  popovers: [true, true, false],
  reducedMotion: [false, false, true],
  savesData: [false, false, true],
  /** Where `%` stands for it: how an address is pasted, and how a mail program hands it on. */
  pasted: ["%", "%", "%", "\u200b%", "mailto:%", "%."],
  /** What `navigator.onLine` says of a device that is online. */
  onLine: [true, true, false],
} as const;
export type Environment = {
  [Name in keyof typeof environments]: (typeof environments)[Name][number];
};

/** The visited site: the tab in use, and what its requests wait for. */
export type Visit = {
  context: BrowserContext;
  page: Page;
  copy?: Page;
  backend: Backend;
  watch: Watch;
  scripts?: Held;
  mail?: Held;
};

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Opens an empty tab in a new browser context; whoever asked closes the context. */
export async function startVisit(
  browser: Browser,
  baseURL: string,
  backend: Backend,
  where: Environment,
): Promise<Visit> {
  await backend.clear();
  const phone = where.screen === "phone";
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[where.screen],
    hasTouch: phone,
    isMobile: phone,
  });
  const watch = watchContext(context, [baseURL, backend.url]);
  // Scripts that are asked for while the device is offline do not come.
  watch.expect([...networkComplaints, /dynamically imported module/]);
  if (/not at all|broken/.test(where.scripts)) watch.expect([/import|did not run|scripts broken/]);
  await context.addInitScript(spoil, where);
  await context.addInitScript(holdTimeouts, longestWaitMs);
  if (where.translator) await context.addInitScript(keepTranslating);
  const page = await context.newPage();
  return { context, page, backend, watch, ...(await prepareTab(page, where)) };
}

/** Has the scripts of this tab come, and what moves in it move, as the environment says. */
export async function prepareTab(page: Page, where: Environment): Promise<{ scripts?: Held }> {
  await page.emulateMedia({ reducedMotion: where.reducedMotion ? "reduce" : "no-preference" });
  if (where.scripts === "late") return { scripts: await holdRequests(page, scriptFiles) };
  if (where.scripts === "form late") return { scripts: await holdRequests(page, /QuoteForm-.*js/) };
  if (where.scripts === "not at all") await page.route(scriptFiles, (route) => route.abort());
  if (where.scripts === "broken") {
    const answer = { contentType: "text/javascript", body: 'throw new Error("scripts broken");' };
    await page.route(scriptFiles, (route) => route.fulfill(answer));
  }
  return {};
}

/** Runs in the page: lets time-outs of this length end only when a step says so, on a slow machine too. */
function holdTimeouts(length: number) {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  const own = window as unknown as Record<string, unknown>;
  own.setTimeout = (task: () => void, delay?: number, ...values: unknown[]) => {
    if (delay !== length) return setTimeout(task, delay, ...values);
    const id = setTimeout(() => {}, 0);
    held.set(id, task);
    return id;
  };
  own.clearTimeout = (id?: number) => {
    held.delete(id ?? 0);
    clearTimeout(id);
  };
  own.endTimeouts = () => {
    for (const [id, task] of held) {
      held.delete(id);
      task();
    }
  };
}

/** Runs in the page before its scripts: takes away what this visitor's browser lacks. */
function spoil({ storage, popovers, savesData, onLine }: Environment) {
  if (!onLine) Object.defineProperty(navigator, "onLine", { value: false });
  if (savesData) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  if (storage !== "free") {
    const refuse = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    Storage.prototype.setItem = refuse;
    if (storage === "forbidden") {
      Object.defineProperty(window, "sessionStorage", { get: refuse });
      Object.defineProperty(window, "localStorage", { get: refuse });
    }
  }
  if (popovers) return;
  const own = HTMLElement.prototype as unknown as Record<string, unknown>;
  for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"]) delete own[name];
  const button = HTMLButtonElement.prototype as unknown as Record<string, unknown>;
  for (const name of ["popoverTargetElement", "popoverTargetAction"]) delete button[name];
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selector: string) {
    // A list of alternatives passes over what is unknown.
    const known = selector.replaceAll(":is(:popover-open, ", ":is(");
    if (known.includes(":popover-open")) throw new DOMException("unknown", "SyntaxError");
    return matches.call(this, known);
  } as Element["matches"];
}

/**
 * Runs in the page: a translator at work, which puts every text that is there or comes into an element
 * of its own, and a copy in the place of whatever is announced. Its words are the same, so that tests can
 * read them.
 */
export function keepTranslating() {
  const announced =
    "react-island :is([role=status], [role=alert], [aria-live]):not([data-translated])";
  const copy = (root: Node) => {
    if (!(root instanceof Element)) return;
    for (const region of [root, ...root.querySelectorAll(announced)]) {
      if (!region.matches(announced)) continue;
      const other = region.cloneNode(true) as Element;
      other.setAttribute("data-translated", "");
      region.replaceWith(other);
    }
  };
  const translate = (root: Node) => {
    copy(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const kept = "script, style, option, font, [translate=no]";
      if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
      const words = document.createElement("font");
      words.textContent = text.data;
      text.replaceWith(words);
    }
  };
  const start = () => {
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === "characterData") translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}

export const translator = `(${keepTranslating.toString()})()`;
