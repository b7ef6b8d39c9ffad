/** Any words as an id or a file's name: `St. Charles` is `st-charles`. */
export const slugOf = (words: string) =>
  words
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
