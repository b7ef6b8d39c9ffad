import {
  clearDraft,
  keepDraft,
  readDraft,
  refill,
  restoreDraft,
  showRestored,
  type Prefilled,
} from "@/lib/forms/draft";
import { pageBefore, prefillFromAddress } from "@/lib/forms/prefill";
import { around, listen, whenParsed } from "@/lib/page-script/document";

/*
 * Keeps what is typed into the quote form, puts it back, and fills in what the address brings,
 * without React: before it comes, and where it does not. Stands inline on the pages that hold the
 * form (lib/build/export/page-script).
 */
const formOnPage = () => document.querySelector<HTMLFormElement>("form[data-draft]");

let prefilled: Prefilled = {};

// Browsers put their own values back while the page is parsed; those win.
whenParsed(() => {
  const form = formOnPage();
  if (!form) return;
  const draft = readDraft();
  const restored = restoreDraft(form);
  const services = document.querySelector<HTMLElement>("[data-services]")?.dataset["services"];
  if (services) {
    const byPage = JSON.parse(services) as Partial<Record<string, string>>;
    prefilled = prefillFromAddress(form, location.search, byPage[pageBefore()], draft);
    // The next page must know that this address has been here.
    if (restored !== "none") keepDraft(form, prefilled);
  }
  showRestored(restored);
});

addEventListener("pageshow", ({ persisted }) => {
  const form = formOnPage();
  // A page that the browser has kept whole does not know what was typed on another one since.
  if (form && persisted) showRestored(restoreDraft(form));
  // On Back, Chrome empties the list of services again once the page is parsed.
  else if (form) refill(form);
});

listen(["input"], (event) => {
  const form = around<HTMLFormElement>(event.target, "form[data-draft]");
  // React is told of values by an event of this kind (lib/islands/mount): nobody has typed.
  if (form && !(event instanceof CustomEvent)) keepDraft(form, prefilled);
});

listen(["click"], ({ target }) => {
  const form = around(target, "[data-discard]") && formOnPage();
  if (!form) return;
  clearDraft();
  form.reset();
  // The pressed button is gone with the draft; the focus moves to where one starts afresh.
  (form.elements.namedItem("name") as HTMLElement | null)?.focus();
});
