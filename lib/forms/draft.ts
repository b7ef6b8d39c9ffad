import { fieldsOf, isBox } from "@/lib/forms/fields";
import type { Outcome } from "@/lib/forms/use-submit";

/*
 * What a visitor has typed into the quote form, kept for this tab until it has arrived (row 97): it
 * survives a reload, another page and a failed send. Works on the form's own element and the tab's
 * storage, so the page script and the React island share it: neither holds any of its state.
 */

const key = "quote-draft";

/** Values by field name; a box by whether it is ticked. */
type Values = Record<string, string | boolean>;

/** A kept form; `send` says how the last send stands: nobody knows yet, or it was refused. */
export type Draft = { values: Values; send?: "unknown" | "refused" } & Prefilled;

/** What an address has put into the form: its query, and the first words by what they are about. */
export type Prefilled = { query?: string; words?: Readonly<Record<string, string>> };

/**
 * What became of a kept draft: nothing was kept; it is back; it is back and a send had failed; or
 * it is back and nobody can say whether the last send arrived: the page was left meanwhile, or no answer came.
 */
export type Restored = "none" | "kept" | "unsent" | "unconfirmed";

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, isBox(field) ? field.checked : field.value]),
  );

const same = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

/** Best effort: a storage that is full, forbidden or holds something else is ignored. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const store = (draft: Draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));

/** The kept draft; undefined where there is none. */
export function readDraft(): Draft | undefined {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft | null);
  return draft && typeof draft.values === "object" && draft.values ? draft : undefined;
}

/** Keeps what the form holds now, and how the last send stands. */
export const keepDraft = (form: HTMLFormElement, prefilled: Prefilled = {}) =>
  store({ ...readDraft(), ...prefilled, values: valuesOf(form) });

/** Says above the form what became of the draft. */
export function showRestored(restored: Restored): void {
  const note = document.querySelector<HTMLElement>("[data-draft-note]");
  if (!note) return;
  note.hidden = restored === "none";
  for (const words of note.querySelectorAll<HTMLElement>("[data-when]")) {
    words.hidden = !words.dataset.when?.split(" ").includes(restored);
  }
}

/** Forgets the draft: after success (row 97) or when the visitor discards it. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
  showRestored("none");
}

/**
 * Keeps what is about to be sent. Returns what to call with how that ended: once it has arrived the
 * draft is forgotten, and what the visitor has typed meanwhile stays kept.
 */
export function sendDraft(form: HTMLFormElement): (outcome?: Outcome) => void {
  const values = valuesOf(form);
  store({ ...readDraft(), values, send: "unknown" });
  return (outcome) => {
    const draft = readDraft();
    if (!draft) return;
    if (outcome === "refused") store({ ...draft, send: "refused" });
    if (outcome !== "arrived") return;
    if (same(draft.values, values)) clearDraft();
    else store({ ...draft, send: undefined });
  };
}

/**
 * Puts a kept draft back into the fields that are still as served: what the visitor typed before
 * wins. What cannot be known of the last send is said once: then it is an ordinary draft. Out: what
 * became of the draft.
 */
export function restoreDraft(form: HTMLFormElement): Restored {
  const draft = readDraft();
  if (!draft || !putBack(form, draft.values)) return "none";
  const { send, ...kept } = draft;
  store({ ...kept, values: valuesOf(form), ...(send === "refused" && { send }) });
  return send === "refused" ? "unsent" : send ? "unconfirmed" : "kept";
}

/** Puts a kept draft once more into the fields that are as served, and says nothing of it. */
export const refill = (form: HTMLFormElement) => void putBack(form, readDraft()?.values ?? {});

/**
 * Whether the form now holds anything of the draft, which it also may by itself: browsers put values
 * back on Back.
 */
function putBack(form: HTMLFormElement, values: Values): boolean {
  let holds = false;
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (isBox(field)) {
      // A box once unticked is never sent as ticked, whatever else was typed.
      if (value !== false) continue;
      field.checked = false;
      holds = true;
    } else if (typeof value === "string" && value) {
      field.value ||= value;
      holds ||= field.value === value;
    }
  }
  return holds;
}
