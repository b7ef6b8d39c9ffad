import { firstWords } from "@/content/words/forms";
import type { Draft, Prefilled } from "@/lib/forms/draft";

/** The path of the page of ours that led here; "" where none did. */
export const pageBefore = (): string => {
  const { origin, pathname } = new URL(document.referrer || "about:blank");
  return origin === window.location.origin ? pathname : "";
};

/**
 * Fills the contact form from the query it was opened with (rows 92, 138, 205): `?service=` chooses
 * one of the six options, else `expected` does, the one of the page the visitor comes from;
 * `?promo=` puts the code and `?town=` the town into the message, where the visitor sees it. Each stands in a line of its own beside what the visitor typed, and in place of
 * the line that an earlier address of its kind put there. An address fills a draft once: what was
 * changed afterwards stays so on a reload.
 *
 * In: the form, into which the draft has been put back, and that draft. Out: what to keep of this
 * with the draft.
 */
export function prefillFromAddress(
  form: HTMLFormElement,
  query: string,
  expected = "",
  draft?: Draft,
): Prefilled {
  if (query && draft?.query === query) return {};
  const wanted = new URLSearchParams(query);
  const service = form.elements.namedItem("service");
  const option = wanted.get("service");
  if (service instanceof HTMLSelectElement) {
    // The service of a kept draft gives way to the one that was asked for just now.
    const mayChoose = !service.value || service.value === draft?.values.service;
    const [known] = [option ?? (service.value ? "" : expected)].filter((value) =>
      [...service.options].some((each) => value && each.value === value),
    );
    if (mayChoose && known) service.value = known;
  }
  const message = form.elements.namedItem("message");
  if (!(message instanceof HTMLTextAreaElement)) return {};
  const words: Record<string, string> = { ...draft?.words };
  for (const [kind, say] of Object.entries(firstWords)) {
    const value = wanted.get(kind)?.trim();
    if (!value) continue;
    message.value = withLine(message.value, say(value), words[kind]);
    words[kind] = say(value);
  }
  return { query, words };
}

/** The text with a line, in place of an earlier one where that stands unchanged. */
function withLine(text: string, line: string, earlier: string | undefined): string {
  const lines = text.split("\n").map((each) => each.trimEnd());
  if (lines.includes(line)) return text;
  const place = lines.indexOf(earlier ?? line);
  if (place >= 0) lines[place] = line;
  else if (text.trim()) lines.push(line);
  else return `${line} `;
  return `${lines.join("\n")} `;
}
