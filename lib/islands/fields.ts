export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named fields within a part of a page, in document order. */
export const fieldsOf = (part: ParentNode): Field[] => [
  ...part.querySelectorAll<Field>(":is(input, select, textarea)[name]"),
];

export const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** Whether a field holds what it was served with. */
export const isAsServed = (field: Field): boolean =>
  isCheckbox(field)
    ? field.checked === field.defaultChecked
    : field.value === ("defaultValue" in field ? field.defaultValue : "");

/** Tells React of a value that a script has set, in a field or a form, by an `input` event of a class that no browser's own has. */
export function reportValue(field: Field | HTMLFormElement): void {
  field.dispatchEvent(new CustomEvent("input", { bubbles: true }));
}

/** Whether an event is such a report, and no typing. */
export const isReport = (event: Event) => event instanceof CustomEvent;
