import { quoteFields, type QuoteField } from "@/lib/quote";

const key = "quote-draft";

type Draft = Partial<Record<QuoteField, string>> & { subscribe?: boolean; unsent?: true };

/** What became of a kept draft: nothing was kept, it is back, or it is back and a send had failed. */
export type Restored = "none" | "kept" | "unsent";

/** The draft that is being sent, as it is stored: it comes back only if that fails. */
let underWay: string | undefined;

/** Storage may be full, forbidden or absent: a draft is a kindness, never a reason to fail. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : undefined;
};

/** Keeps what the form holds for this tab, so that it survives reload, back and a failed send. */
export function saveDraft(form: HTMLFormElement): void {
  store(JSON.stringify(readDraft(form)));
}

/**
 * Keeps what is about to be sent. Returns what to call once it has arrived or failed: then the
 * draft is forgotten or marked as not sent, unless the visitor has typed something else meanwhile,
 * perhaps in a form that was opened anew (faults 26).
 */
export function sendDraft(form: HTMLFormElement): (arrived: boolean) => void {
  const draft = readDraft(form);
  const sent = JSON.stringify(draft);
  underWay = sent;
  store(sent);
  return (arrived) => {
    if (underWay === sent) underWay = undefined;
    if (stored() !== sent) return;
    if (arrived) clearDraft();
    else store(JSON.stringify({ ...draft, unsent: true }));
  };
}

function readDraft(form: HTMLFormElement): Draft {
  const fields = quoteFields.map((field) => [field, control(form, field)?.value ?? ""]);
  return { ...Object.fromEntries(fields), subscribe: box(form)?.checked ?? false };
}

const store = (draft: string) => attempt(() => sessionStorage.setItem(key, draft));
const stored = () => attempt(() => sessionStorage.getItem(key)) ?? undefined;

const box = (form: HTMLFormElement) => {
  const found = control(form, "subscribe");
  return found instanceof HTMLInputElement ? found : undefined;
};

const isTouched = (form: HTMLFormElement) =>
  box(form)?.checked === false || quoteFields.some((field) => control(form, field)?.value);

/**
 * Puts a kept draft back into the fields that are still empty: what the visitor typed before
 * hydration wins, and is kept from now on. What is being sent does not come back meanwhile: it
 * would be sent twice.
 */
export function restoreDraft(form: HTMLFormElement): Restored {
  const text = stored();
  const found = text && text !== underWay ? attempt(() => JSON.parse(text) as unknown) : undefined;
  const kept =
    typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  const restored = putBack(form, kept);
  const unsent = restored && kept["unsent"] === true;
  if (isTouched(form)) store(JSON.stringify({ ...readDraft(form), ...(unsent && { unsent }) }));
  return unsent ? "unsent" : restored ? "kept" : "none";
}

function putBack(form: HTMLFormElement, kept: Record<string, unknown>): boolean {
  let restored = false;
  for (const field of quoteFields) {
    const target = control(form, field);
    const value = kept[field];
    if (!target || typeof value !== "string" || value === "" || target.value !== "") continue;
    target.value = value;
    restored = true;
  }
  const ticked = box(form);
  // A box once unticked is never sent as ticked (faults finding 2), whatever else was typed.
  if (kept["subscribe"] === false && ticked?.checked) {
    ticked.checked = false;
    restored = true;
  }
  return restored;
}

/** Forgets the draft: after success (row 97) or when the visitor discards it. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}
