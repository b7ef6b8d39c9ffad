/** What controls say. The specification's strings are exact to the character. */
export const messages = {
  sending: "Sending...",
  quoteSent: "Thank you! We'll be in touch soon.",
  contactSent: "Thanks! We'll be in touch.",
  submissionFailed: "Submission failed",

  subscribe: "Subscribe",
  subscribing: "Subscribing...",
  subscribed: "Thanks for subscribing!",
  subscriptionFailed: "Subscription failed",
  invalidNewsletterEmail: "Please enter a valid email.",

  processing: "Processing… please wait.",
  noEmail: "Error: No email provided.",
  unsubscribeFailed: "Unsubscribe failed. Please try again later.",
  resubscribed: "You've been resubscribed!",
  resubscribeFailed: "Resubscribe failed. Please try again.",

  enterName: "Please enter your name.",
  enterEmail: "Please enter a valid email address",
  enterPhone: "Please enter your phone number.",
  selectService: "Please select a service.",
  enterMessage: "Please enter a message.",

  offline: "You're offline. Your request is saved on this device and not sent yet.",
} as const;

/** The done message of /unsubscribe; `removalTime` comes from content/facts (row 163). */
export const unsubscribedMessage = (removalTime: string) =>
  `You have been successfully unsubscribed. Please allow ${removalTime} for your information to be fully removed.`;

/** What the area search says when no town matches, with the search as typed (row 143). */
export const noResults = (search: string) => `No results found for "${search}"`;
