/**
 * What stays of a request after it was sent, under the form. `{phone}` stands for the number. In
 * footer and unsubscribe page it is one line.
 */
export const receiptWords = {
  arrived: "We have your request",
  unknown: "Not confirmed",
  told: "A copy of your request is below.",
  sent: (time: string) => `Sent ${time}.`,
  tried: (time: string) => `Tried ${time}.`,
  next: (replyTime: string) => `We'll reply by phone or email in ${replyTime}.`,
  sooner: "Can't wait? Call {phone}.",
  print: "Print",
  save: "Save a copy",
  file: "request.txt",
  remove: "Remove",
  kept: "This copy is gone once you close the tab.",
} as const;
