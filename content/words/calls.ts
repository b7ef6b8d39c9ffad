/**
 * Texts that ask to call, to write or to pay later. Exact to the character: `forQuote`, `finance`.
 * `{phone}` stands for the number.
 */
export const callWords = {
  call: "Call {phone}",
  callNow: "Call us",
  forQuote: "Call for a Quote:",
  freeQuote: "Get a free quote",
  finance: "Finance with us",
} as const;
