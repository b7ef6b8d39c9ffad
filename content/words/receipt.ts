/**
 * What stays of a request after it was sent, under the form. `{phone}` stands for the number, `{time}`
 * for how long a reply takes.
 */
export const receiptWords = {
  arrived: "We have your request",
  unknown: "Not confirmed",
  told: "A copy of your request is below.",
  sent: (time: string) => `Sent ${time}.`,
  tried: (time: string) => `Tried ${time}.`,
  next: "We'll reply by phone or email in {time}; no need to send it again. Can't wait? Call {phone}. We answer emergencies day or night.",
  /** Beside a box that was ticked. */
  yes: "Yes",
  print: "Print",
  save: "Save a copy",
  file: "request.txt",
  remove: "Remove",
  kept: "This copy stays in this tab. On a shared computer, remove it.",
} as const;
