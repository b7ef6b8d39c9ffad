import {
  clearDraft,
  contentOf,
  keepDraft,
  isSentElsewhere,
  isSettled,
  readDraft,
  refill,
  restoreDraft,
  sentKey,
  showRestored,
  type Draft,
  type Prefilled,
} from "@/lib/forms/draft";
import { refuseHeldEnter } from "@/lib/forms/held-enter";
import { keepReceiptHeight } from "@/lib/forms/receipt-height";
import { around, listen } from "@/lib/browser/page-document";
import { whenParsed } from "@/lib/dom/moments";
import { fieldsOf, isAsServed, isReport, reportValue } from "@/lib/islands/fields";

const formOnPage = (state = "") =>
  document.querySelector<HTMLFormElement>(`form[data-draft]${state}`);
/** Nothing is known of one that is being sent. */
const formAtRest = () => formOnPage(":not([aria-busy])");

let prefill: (form: HTMLFormElement, draft?: Draft) => Prefilled = () => ({});

/** Sets what fills in a form whose draft is restored (prefill.ts), and returns what to store of that. */
export const prefillBy = (given: typeof prefill) => void (prefill = given);

/** Stores and restores the quote form's draft, with or without React. */
export function start(): void {
  let prefilled: Prefilled = {};
  let untouched = "";
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Then the browser may put back what stood in the form when the page was left.
  let isBack = visit?.type === "back_forward";
  const isNew = visit?.type === "navigate";

  function fill(): void {
    const form = formOnPage();
    if (!form) return;
    if (isBack && isSettled()) form.reset();
    else if (isBack) refill(form);
    // Typed before this script was there.
    const isTyped = !fieldsOf(form).every(isAsServed);
    const draft = readDraft();
    const restored = restoreDraft(form);
    prefilled = prefill(form, draft);
    // The next page must know that this URL has already filled the form.
    if (isTyped || draft) keepDraft(form, prefilled);
    showRestored(restored);
    untouched = contentOf(form);
  }
  const served = formOnPage();
  if (served) keepReceiptHeight(served);
  // What the browser itself restores during parsing takes precedence.
  whenParsed(fill);

  // Some password managers fill in and tell nobody.
  addEventListener("pagehide", () => {
    const form = formOnPage();
    if (!form || contentOf(form) === untouched || fieldsOf(form).every(isAsServed)) return;
    keepDraft(form, prefilled);
  });

  addEventListener("pageshow", ({ persisted }) => {
    const form = formAtRest();
    if (!form) return;
    isBack ||= persisted;
    // On Back, Chrome restores older values once the page is parsed, and clears the list of services;
    // a page from the back/forward cache does not know either what was typed on another one since.
    if (persisted || (isBack && isSettled())) fill();
    else if (!isNew) refill(form);
    // Hints of what is filled in now go.
    reportValue(form);
  });

  listen(["input", "change"], (event) => {
    const form = around<HTMLFormElement>(event.target, "form[data-draft]");
    if (!form || isReport(event)) return;
    if (around(event.target, "select")) prefilled.guess = undefined;
    keepDraft(form, prefilled);
  });

  // Another tab has sent the draft of which this one, duplicated from it, holds a copy.
  addEventListener("storage", ({ key }) => {
    const form = formAtRest();
    if (!form || key !== sentKey || !isSentElsewhere()) return;
    clearDraft();
    form.reset();
  });

  listen(["keydown"], refuseHeldEnter);

  listen(["click"], ({ target }) => {
    const form = around(target, "[data-discard]") && formOnPage();
    if (!form) return;
    clearDraft();
    form.reset();
    // The pressed button disappears with the draft: move the focus to the first field.
    (form.elements.namedItem("name") as HTMLElement | null)?.focus();
  });
}
