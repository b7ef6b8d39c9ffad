const key = "quote-draft";
const textFields = ["name", "email", "phone", "service", "message"] as const;

type Draft = Partial<Record<(typeof textFields)[number], string>> & { subscribe?: boolean };

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
  const draft: Draft = {};
  for (const field of textFields) draft[field] = control(form, field)?.value ?? "";
  const box = control(form, "subscribe");
  draft.subscribe = box instanceof HTMLInputElement && box.checked;
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

/**
 * Puts a kept draft back into the fields that are still empty: what the visitor typed before
 * hydration wins. Returns whether anything was put back.
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const stored = attempt(() => sessionStorage.getItem(key));
  const draft = stored ? attempt(() => JSON.parse(stored) as unknown) : undefined;
  if (typeof draft !== "object" || draft === null) return false;
  const kept = draft as Record<string, unknown>;
  let restored = false;
  for (const field of textFields) {
    const target = control(form, field);
    const value = kept[field];
    if (!target || typeof value !== "string" || value === "" || target.value !== "") continue;
    target.value = value;
    restored = true;
  }
  const box = control(form, "subscribe");
  // A box once unticked is never sent as ticked (faults finding 2), whatever else was typed.
  if (kept["subscribe"] === false && box instanceof HTMLInputElement && box.checked) {
    box.checked = false;
    restored = true;
  }
  return restored;
}

/** Forgets the draft: after success (row 97) or when the visitor discards it. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}
