/** What somebody may paste into a field. */
export const hostileTexts: readonly string[] = [
  `"><script>window.ran=1;alert(1)</script>`,
  `<img src=x onerror="window.ran=1">`,
  `<svg/onload=window.ran=1>`,
  "javascript:window.ran=1",
  "${7*7} {{7*7}} <%= 7*7 %>",
  "=cmd|' /C calc'!A1",
  "a\r\nBcc: x@y.z",
  "👩🏽‍🔧 👨‍👩‍👧‍👦 🔥",
  "U\u0308ni\u0308co\u0308de\u0301 Ünïcödé",
  "مرحبا שלום",
  "left \u202e right",
  "nul \u0000 and \u2028 and \u2029",
  "__proto__",
  "constructor",
  "(630) 555-0100 ext. 5 \\ ' \" ` %00 &amp; \\u0041",
  `'; DROP TABLE quotes; --`,
];

/** What a single-line field keeps of a pasted text: the browser puts a space for a line break. */
export const onOneLine = (text: string) => text.replaceAll(/\r\n?|\n/g, " ");

/** What a multi-line field keeps: each line break is one newline. */
export const onLines = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** A local part for an address that our simple pattern lets through: no space and no second @. */
export const asAddress = (text: string) =>
  `${onOneLine(text).replaceAll(/[\s@]/g, "")}@example.com`;
