export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named fields within a part of a page, in document order. */
export const fieldsOf = (part: ParentNode): Field[] =>
  [...part.querySelectorAll<Field>("input, select, textarea")].filter(({ name }) => name);

export const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

/** Whether a field holds what it was served with. */
export const isAsServed = (field: Field): boolean =>
  isBox(field)
    ? field.checked === field.defaultChecked
    : field.value === ("defaultValue" in field ? field.defaultValue : "");
