import { readAddress } from "@/lib/forms/address";
import { cleanText } from "@/lib/forms/clean-text";
import { fieldsOf, reportValue } from "@/lib/islands/fields";

const cleaners: Partial<Record<string, (value: string) => string>> = {
  email: (value) => readAddress(value) || value,
  tel: (value) => cleanText(value.normalize("NFKC")),
  text: cleanText,
  textarea: cleanText,
};

/**
 * Cleans what the fields of a form hold, in the fields: check, draft and request see the same. A text that is
 * no address stays, for the check to refuse.
 */
export function cleanFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const value = cleaners[field.type]?.(field.value) ?? field.value;
    if (value === field.value) continue;
    field.value = value;
    reportValue(field);
  }
}
