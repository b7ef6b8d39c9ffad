/**
 * The newsletter's form in the footer. Exact to the character, but for `label`, `sending`,
 * `arrived`, `unknown`, `failed`, `withoutScript`.
 */
export const newsletterWords = {
  label: "Email address",
  subscribe: "Subscribe",
  subscribing: "Subscribing...",
  sending: "Your address is on its way.",
  subscribed: "Thanks for subscribing!",
  invalid: "Please enter a valid email.",
  arrived: (email: string, time: string) => `${email} was added ${time}.`,
  unknown: (email: string, time: string) =>
    `We couldn't confirm that ${email} was added ${time}. Try again, or call us.`,
  failed: "Your address is still here. Try again, or call us.",
  withoutScript:
    "This form needs JavaScript, which didn't load. Call us instead: the number is below.",
} as const;
