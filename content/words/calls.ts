/**
 * What asks to call, to write or to pay later, wherever it stands. Exact to the character:
 * `forQuote`, `finance` (rows 31, 33). `{phone}` is where the number goes.
 */
export const callWords = {
  call: "Call {phone}",
  forQuote: "Call for a Quote:",
  freeQuote: "Get a free quote",
  finance: "Finance with us",
  saveNumber: "Save our number",
} as const;
