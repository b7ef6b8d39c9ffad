/**
 * Fills the contact form from the query it was opened with (rows 92, 138, 205): `?service=` chooses
 * one of the six options, `?promo=` puts the code, `?town=` the
 * town and `?about=` what is wrong, into the message, where
 * the visitor sees it. Our own links carry a code, a town, or a service with what is wrong.
 * Nothing the visitor typed is overwritten.
 */
export function prefillFromAddress(form: HTMLFormElement, query: string): void {
  const wanted = new URLSearchParams(query);
  const service = form.elements.namedItem("service");
  const option = wanted.get("service");
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
    message.value = `${typed && `${typed.trimEnd()}\n`}I would like to use the code ${promo}. `;
  } else if (about && !typed) message.value = `What's wrong: ${about} `;
  else if (town && !typed) message.value = `Do you serve ${town}? `;
}
