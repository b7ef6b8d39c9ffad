import { attempt } from "@/lib/forms/attempt";
import { fieldsOf, isCheckbox } from "@/lib/islands/fields";
import type { Outcome } from "@/lib/forms/mail";

/*
 * The draft of the quote form: what was typed, kept in the tab's session storage until it has been
 * sent. It survives a reload, a change of page and a failed send. Works on the form element and the
 * storage alone, because page script and island script share it.
 */

const key = "quote-draft";
/** The drafts that were sent last, for other tabs: a duplicated or restored one may have a copy. */
export const sentKey = "quote-sent";

/** Values by field name; a checkbox as its checked state. */
type Values = Record<string, string | boolean>;

/**
 * A stored draft; `id` is new with each change of it, `send` is the state of the last send: unknown,
 * or surely unsent.
 */
export type Draft = { id?: string; values: Values; send?: "unknown" | "unsent" } & Prefilled;

/** What an address has put into the form: its query, lines of the message, a service until one is chosen. */
export type Prefilled = {
  query?: string;
  words?: Readonly<Record<string, string>>;
  guess?: string | undefined;
};

/**
 * What became of the draft: none was kept; restored; restored after a failed send; or restored
 * after a send whose outcome is unknown (the page was left, or no answer came).
 */
export type Restored = "none" | "kept" | "unsent" | "unconfirmed";

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, isCheckbox(field) ? field.checked : field.value]),
  );

export const contentOf = (form: HTMLFormElement) => JSON.stringify(valuesOf(form));

const same = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

const newId = () => String(Math.random());

function store(draft: Draft | null): void {
  attempt(() => {
    // Where there is no room for a longer one, the one before must not stay.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify(draft));
  });
}

const stored = () => attempt(() => sessionStorage.getItem(key));

/** The stored draft, which something else may have spoiled. */
function storedDraft(): Draft | undefined {
  const draft = attempt(() => JSON.parse(stored() ?? "null") as Draft | null);
  return draft && typeof draft.values === "object" && draft.values ? draft : undefined;
}

/** Whether the stored draft is a copy of one that another tab has sent. */
export function isSentElsewhere(): boolean {
  const id = storedDraft()?.id;
  return Boolean(id && attempt(() => localStorage.getItem(sentKey))?.includes(id));
}

/** The stored draft, if any, and if no other tab has sent it. */
export const readDraft = () => (isSentElsewhere() ? undefined : storedDraft());

/**
 * Whether the draft has been sent or discarded, here or in another tab: what the browser itself puts back
 * into the form is a copy of it.
 */
export const isSettled = () => typeof stored() === "string" && !readDraft();

/** Whether a draft is kept that holds a text, and surely has not been sent. */
export function isUnsent(): boolean {
  const draft = readDraft();
  return draft?.send !== "unknown" && Object.values(draft?.values ?? {}).some(isText);
}

const isText = (value: string | boolean) => typeof value === "string" && value !== "";

/** Stores the form's values and the state of the last send. */
export function keepDraft(form: HTMLFormElement, prefilled: Prefilled = {}): void {
  const draft = readDraft();
  const values = valuesOf(form);
  const id = draft && same(draft.values, values) ? draft.id : newId();
  store({ ...draft, ...prefilled, id, values });
}

export function showRestored(restored: Restored): void {
  const note = document.querySelector<HTMLElement>("[data-draft-note]");
  if (!note) return;
  note.hidden = restored === "none";
  for (const words of note.querySelectorAll<HTMLElement>("[data-when]")) {
    words.hidden = !words.dataset.when?.split(" ").includes(restored);
  }
}

/** Deletes the draft: after success, or when the visitor discards it. Only that there was one is kept. */
export function clearDraft(): void {
  store(null);
  showRestored("none");
}

/**
 * Stores what is about to be sent. Returns a function to call with the outcome: once the request
 * has arrived the draft is deleted, except for what was typed meanwhile.
 */
export function sendDraft(form: HTMLFormElement): (outcome?: Outcome) => void {
  const values = valuesOf(form);
  const { id = newId(), send, ...kept } = readDraft() ?? {};
  store({ ...kept, id, values, send: "unknown" });
  return (outcome) => {
    const draft = readDraft();
    if (!draft) return;
    // An earlier send of it may have arrived.
    if (outcome === "unsent" && send !== "unknown") store({ ...draft, send: "unsent" });
    if (outcome !== "arrived") return;
    attempt(() => {
      localStorage.setItem(sentKey, `${id} ${localStorage.getItem(sentKey)}`.slice(0, 200));
    });
    if (same(draft.values, values)) clearDraft();
    else store({ ...draft, send: undefined });
  };
}

/**
 * Restores a draft into the fields that still hold their served values: what the visitor typed
 * wins. How its last send ended is said on each page until it has arrived or is discarded.
 * @returns The draft's state.
 */
export function restoreDraft(form: HTMLFormElement): Restored {
  const draft = readDraft();
  if (!draft || !putBack(form, draft.values)) return "none";
  const { send } = draft;
  store({ ...draft, values: valuesOf(form) });
  return send === "unsent" ? "unsent" : send ? "unconfirmed" : "kept";
}

/** Restores a draft over values that the browser itself has restored: they may be older. */
export function refill(form: HTMLFormElement): void {
  const values = readDraft()?.values;
  for (const field of fieldsOf(form)) {
    const value = values?.[field.name];
    if (typeof value === "boolean" && isCheckbox(field)) field.checked = value;
    else if (typeof value === "string") field.value = value;
  }
}

/** Whether the form holds any value of the draft, which may also come from the browser on Back. */
function putBack(form: HTMLFormElement, values: Values): boolean {
  let holds = false;
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (isCheckbox(field)) {
      // A box that was unticked is never sent as ticked.
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
