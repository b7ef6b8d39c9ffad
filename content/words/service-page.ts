/** Texts that every service page shares. Exact to the character: `noDetails` and `request`. */
export const serviceWords = {
  noDetails: "Service details not available.",
  request: "Request Service",
  scrollDown: "Scroll down to the details",
  when: "When",
  cost: "Cost",
  includes: "Includes",
  warranty: "Warranty",
  who: "Who",
  price: "Price range",
  hours: "Visit hours",
  hoursWithoutFee: "Business hours",
  duration: "Duration",
  insideNote: "Illustration only. Yours may look different.",
  before: "Before",
  after: "After",
  compare: "Compare before and after",
  related: "Related services",
  questions: "Common questions",
  /** The closing band of a page whose primary action is the phone, and of one with the form. */
  closing: {
    call: {
      heading: "Need a repair?",
      text: "For homes and businesses: if it can wait, request a visit online.",
    },
    form: {
      heading: "Book a visit or get a quote",
      text: "For homes and businesses: send us a note and we'll get back to you.",
    },
  },
} as const;
