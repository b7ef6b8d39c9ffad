/** The button with the code and its messages. Exact to the character: `use`. */
export const codeWords = {
  use: "Use Code: {code}",
  copied: "Copied. Mention it to your technician.",
  copiedOver: "Copied, but this offer has ended.",
  now: "See what runs now",
  selected: "The code is selected. Now copy it.",
  over: "This offer has ended.",
} as const;

/** The other texts of an offer. Exact to the character: `ask`, `askInstead`. */
export const offerWords = {
  ask: "Ask about this offer",
  askInstead: "Ask what we offer now",
  next: "Coming soon",
  past: "Past offers",
  none: "No coupon is running right now. These savings need no code:",
} as const;
