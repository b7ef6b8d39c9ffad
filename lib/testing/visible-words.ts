/** A visible text, and its path in the content module. */
export type Phrase = {
  at: string;
  text: string;
  /** Headings, questions, buttons and titles: not counted as sentences. */
  label: boolean;
};

/** Fields for machines: URLs, names of pictures and icons, dates, codes. */
const unseen = new Set([
  ...["path", "href", "url", "link", "ctaLink", "file", "picture", "pictures", "icon", "family"],
  ...["related", "promotion", "id", "code", "startsOn", "endsOn"],
  ...["e164", "state", "primaryAction"],
]);
/** Fields shown as a heading, a label or a button. */
const labels = new Set([
  ...["title", "heading", "headline", "question", "label", "button", "name", "callText"],
  ...["ctaText", "linkText", "metaTitle", "availability", "serviceDuration", "warrantyInfo"],
]);

/**
 * Collects all visible text of a content module (strings in lists and records, to any depth), in
 * order. `link` is included where it holds words instead of a URL.
 */
export function phrasesOf(content: unknown, at = "", field = ""): Phrase[] {
  if (field === "source") return [];
  if (typeof content === "string") {
    const isUrl = /^(\/|https:|tel:|mailto:|#)/.test(content);
    if (isUrl || (unseen.has(field) && !content.includes(" "))) return [];
    return [{ at, text: content, label: labels.has(field) || field === "link" }];
  }
  if (Array.isArray(content)) {
    return content.flatMap((each, index) => phrasesOf(each, `${at}[${index}]`, field));
  }
  if (typeof content !== "object" || content === null) return [];
  // A number and its condition are read as one.
  if ("condition" in content && "value" in content)
    return [{ at, text: `${String(content.value)} ${String(content.condition)}`, label: false }];
  return Object.entries(content).flatMap(([key, each]) =>
    phrasesOf(each, at ? `${at}.${key}` : key, key),
  );
}

/** Whether a text is running text: no heading, no button, no repetition for search results. */
export const isProse = ({ at, label }: Phrase): boolean =>
  !label && !at.endsWith("metaDescription");
