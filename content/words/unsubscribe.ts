/**
 * The page /unsubscribe. Exact to the character, but for `intro`, `withoutScript`, `otherWays`,
 * `consequence`, `receipts` and `ratherCall`. `{phone}` stands for the number.
 */
export const unsubscribeWords = {
  heading: "Unsubscribe",
  intro: "Unsubscribe from our emails.",
  withoutScript:
    "This page needs JavaScript, which didn't load. You can email {email} or call {phone} instead.",
  noEmail: "Error: No email provided.",
  otherWays: "To unsubscribe, email {email} or call {phone}.",
  goHome: "Go Home",
  question: "We're sorry to see you go!",
  consequence: "If you unsubscribe, promotional updates, offers and news will stop.",
  yes: "Yes, unsubscribe me",
  no: "No, keep me subscribed",
  processing: "Processing… please wait.",
  done: (removalTime: string) =>
    `You have been successfully unsubscribed. Please allow ${removalTime} for your information to be fully removed.`,
  resubscribe: "Resubscribe",
  resubscribed: "You've been resubscribed!",
  receipts: {
    unsubscribed: (time: string) => `We received your request to stop these emails ${time}.`,
    resubscribed: (time: string) => `We received your request to start these emails again ${time}.`,
    unknown: (time: string) =>
      `We couldn't confirm your last request, ${time}. Open the link in our email again, or call.`,
  },
  backHome: "Back to Home",
  ratherCall: "Prefer to call? {phone}",
} as const;
