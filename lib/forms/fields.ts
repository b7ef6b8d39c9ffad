export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named fields within an element, in document order. */
export const fieldsOf = (element: Element): Field[] =>
  [...element.querySelectorAll<Field>("input, select, textarea")].filter(({ name }) => name);

export const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox";
