/** What is never seen and says nothing: a joiner within a letter or an emoji does. */
const unseen =
  /[^\P{Cc}\t\n\r]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc]/gu;
const seen = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without its unseen characters; blanks alone if nothing can be seen in it. */
export function cleanText(text: string): string {
  const clean = text.replace(unseen, "");
  return seen.test(clean) ? clean : clean.replace(/\S/g, "");
}
