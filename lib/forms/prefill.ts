import { prefillMessages } from "@/content/words/forms";
import type { Draft, Prefilled } from "@/lib/forms/draft";

/** The path of the page of this site that linked here; "" if there is none. */
export const pageBefore = (): string => {
  const { origin, pathname } = new URL(document.referrer || "about:blank");
  return origin === window.location.origin ? pathname : "";
};

/**
 * Fills the contact form from its query: `?service=` selects an option, else `expected`, the
 * service of the referring page, as a guess that gives way to the next one; `?promo=` and `?town=`
 * each put a line into the message, beside what was typed and in place of the line of an earlier
 * address. An address fills a draft once: later edits survive a reload.
 *
 * @param form The form, its draft restored.
 * @returns What to store of this with the draft.
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
  const choice = option ?? expected;
  let guess = draft?.guess;
  if (service instanceof HTMLSelectElement) {
    // A service asked for just now replaces the draft's; a guess replaces a guess.
    const replaced = option ? draft?.values["service"] : guess;
    const mayChoose = !service.value || service.value === replaced;
    if (mayChoose && [...service.options].some(({ value }) => choice && value === choice)) {
      service.value = choice;
      guess = option ? undefined : choice;
    }
  }
  const message = form.elements.namedItem("message");
  if (!(message instanceof HTMLTextAreaElement)) return {};
  const words: Record<string, string> = { ...draft?.words };
  for (const [kind, say] of Object.entries(prefillMessages)) {
    const value = wanted.get(kind)?.trim();
    if (!value) continue;
    message.value = withLine(message.value, say(value), words[kind]);
    words[kind] = say(value);
  }
  return { query, words, guess };
}

/** The text with a line added, in place of the earlier one if that is unchanged. */
function withLine(text: string, line: string, earlier: string | undefined): string {
  const lines = text.split("\n").map((each) => each.trimEnd());
  if (lines.includes(line)) return text;
  const place = lines.indexOf(earlier ?? line);
  if (place >= 0) lines[place] = line;
  else if (text.trim()) lines.push(line);
  else return `${line} `;
  return `${lines.join("\n")} `;
}
