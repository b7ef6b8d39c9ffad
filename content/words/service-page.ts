/** Texts that every service page shares. Exact to the character: `noDetails` and `request`. */
export const serviceWords = {
  noDetails: "Service details not available.",
  request: "Request Service",
  scrollDown: "Scroll down to the details",
  when: "When",
  cost: "Cost",
  warranty: "Warranty",
  who: "Who",
  price: "Price range",
  /** Before the hours, where a visit is not for what cannot wait. */
  visits: "Visits",
  hours: "Visit hours",
  duration: "Duration",
  insideNote: "Illustration. Yours may differ.",
  /** Below the pictures of a visit. */
  visitNote: "These are illustrations.",
  before: "Before",
  after: "After",
  compare: "Compare before and after",
  related: "Related services",
  questions: "Common questions",
  /** Over the closing band of a page whose primary action is the phone; the others ask something. */
  closing: "Need a repair?",
} as const;
