import { useSyncExternalStore } from "react";

/*
 * What a visitor has typed into the quote form, kept for this tab until it has arrived (row 97): it
 * survives a reload, another page and a failed send.
 */

/** Where it is kept; the form names it in `data-keeps`, so that the page script asks for React at once. */
export const draftKey = "quote-draft";

/** Values by field name; a box by whether it is ticked. */
type Values = Record<string, string | boolean>;
/** How the last send stands: under way when last heard of, or known to have failed. */
type Draft = { values: Values; send?: "underway" | "failed" };

/**
 * What became of a kept draft: nothing was kept; it is back; it is back and a send had failed; or
 * it is back and nobody can say whether the last send arrived, because the page was left meanwhile.
 */
export type Restored = "none" | "kept" | "unsent" | "unconfirmed";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter((each): each is Field => "name" in each && each.name !== "");

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, isBox(field) ? field.checked : field.value]),
  );

/** Storage may be full, forbidden or absent: a draft is a kindness, never a reason to fail. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const stored = () => attempt(() => sessionStorage.getItem(draftKey)) ?? undefined;

function store(draft: Draft): string {
  const text = JSON.stringify(draft);
  attempt(() => sessionStorage.setItem(draftKey, text));
  return text;
}

let restored: Restored = "none";
const listeners = new Set<() => void>();

function tell(now: Restored) {
  restored = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What became of the draft that was kept when the form came alive; "none" once it is gone. */
export const useRestored = (): Restored =>
  useSyncExternalStore(
    subscribe,
    () => restored,
    () => "none",
  );

/** Keeps what the form holds now. */
export const saveDraft = (form: HTMLFormElement) => void store({ values: valuesOf(form) });

/** Forgets the draft: after success (row 97) or when the visitor discards it. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(draftKey));
  tell("none");
}

/**
 * Keeps what is about to be sent. Returns what to call once it has arrived or failed: then the
 * draft is forgotten or marked as not sent, unless the visitor has typed something else meanwhile.
 */
export function sendDraft(form: HTMLFormElement): (arrived: boolean) => void {
  const values = valuesOf(form);
  const sent = store({ values, send: "underway" });
  const unchanged = () => stored() === sent;
  return (arrived) => {
    if (arrived) return unchanged() && clearDraft();
    // A page that is being left hears of a request that it failed, also of one that arrives; but it
    // has no time left for this.
    setTimeout(() => unchanged() && store({ values, send: "failed" }));
  };
}

/**
 * Puts a kept draft back into the fields that are still as served: what the visitor typed before
 * wins. What cannot be known of the last send is said once: then it is an ordinary draft.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const { values, send } = attempt(() => JSON.parse(stored() ?? "{}") as Partial<Draft>) ?? {};
  if (typeof values !== "object" || !(putBack(form, values) || holds(form, values))) {
    return tell("none");
  }
  store({ values: valuesOf(form), ...(send === "failed" && { send }) });
  tell(send === "failed" ? "unsent" : send ? "unconfirmed" : "kept");
}

/** Whether the form holds a text of the draft already: browsers put it back themselves on Back. */
const holds = (form: HTMLFormElement, values: Values) =>
  fieldsOf(form).some(
    (field) => !isBox(field) && field.value && field.value === values[field.name],
  );

function putBack(form: HTMLFormElement, values: Values): boolean {
  let changed = false;
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    // A box once unticked is never sent as ticked, whatever else was typed.
    if (isBox(field) && value === false && field.checked) {
      field.checked = false;
      changed = true;
    } else if (!isBox(field) && typeof value === "string" && value && !field.value) {
      field.value = value;
      changed = true;
    }
  }
  return changed;
}
