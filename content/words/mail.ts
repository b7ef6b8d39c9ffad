/** A form's message when the mail backend refuses without one: exact to the character. */
export const mailFailed = {
  quote: "Submission failed",
  subscribe: "Subscription failed",
  unsubscribe: "Unsubscribe failed. Please try again later.",
  resubscribe: "Resubscribe failed. Please try again.",
} as const;
