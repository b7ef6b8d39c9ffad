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
  share: "Share",
  addToCalendar: "Add the last day to your calendar",
  next: "Coming soon",
  past: "Past offers",
  none: "No coupon runs right now. These savings run all year:",
} as const;

/** The last day of an offer, in a visitor's calendar. */
export const offerEvent = {
  title: (offer: string) => `Last day: ${offer}`,
  text: (description: string, code: string, phone: string) =>
    `${description} Code ${code}: mention it to your technician. ${phone}`,
} as const;
