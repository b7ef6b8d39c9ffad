import { firstWords } from "@/content/words/forms";

/** The path of the page of ours that led here; "" where none did. */
export const pageBefore = (): string => {
  const { origin, pathname } = new URL(document.referrer || "about:blank");
  return origin === window.location.origin ? pathname : "";
};

/**
 * Fills the contact form from the query it was opened with (rows 92, 138, 205): `?service=` chooses
 * one of the six options, else `expected` does, the one of the page the visitor comes from;
 * `?promo=` puts the code, `?town=` the town and `?about=` what is wrong into the message, where
 * the visitor sees it. Nothing the visitor typed is overwritten.
 */
export function prefillFromAddress(form: HTMLFormElement, query: string, expected = ""): void {
  const wanted = new URLSearchParams(query);
  const service = form.elements.namedItem("service");
  const option = wanted.get("service") ?? expected;
  if (service instanceof HTMLSelectElement && service.value === "" && option) {
    const known = Array.from(service.options).some(({ value }) => value === option);
    if (known) service.value = option;
  }
  const message = form.elements.namedItem("message");
  if (!(message instanceof HTMLTextAreaElement)) return;
  const promo = wanted.get("promo")?.trim();
  const town = wanted.get("town")?.trim();
  const about = wanted.get("about")?.trim();
  const typed = message.value;
  if (promo && !typed.includes(promo)) {
    message.value = `${typed && `${typed.trimEnd()}\n`}${firstWords.promo(promo)} `;
  } else if (about && !typed) message.value = `${firstWords.about(about)} `;
  else if (town && !typed) message.value = `${firstWords.town(town)} `;
}
