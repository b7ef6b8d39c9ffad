/** What a form says when the mail backend refuses without words of its own: exact to the character (rows 154, 164, 167, 192). */
export const mailFailed = {
  quote: "Submission failed",
  subscribe: "Subscription failed",
  unsubscribe: "Unsubscribe failed. Please try again later.",
  resubscribe: "Resubscribe failed. Please try again.",
} as const;
