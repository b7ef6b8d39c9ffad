/**
 * The quote form of home and contact. Exact to the character: `fields`, `choose`, `hints`,
 * `sending` and `sent`. Its buttons' texts are in content/home.ts and contact.ts; `{phone}` stands
 * for the number.
 */
export const formWords = {
  fields: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    service: "Service",
    message: "Message",
    subscribe: "Subscribe to our newsletter",
  },
  choose: "Select a Service",
  services: {
    heating: "Heating",
    cooling: "Cooling",
    "duct-cleaning": "Duct Cleaning",
    "water-heater": "Water Heater",
    "air-quality": "Air Quality",
    other: "Other",
  },
  hints: {
    name: "Please enter your name.",
    email: "Please enter a valid email address",
    phone: "Please enter your phone number.",
    service: "Please select a service.",
    message: "Please enter a message.",
  },
  sending: "Sending...",
  onItsWay: "Your request is on its way.",
  sent: { home: "Thank you! We'll be in touch soon.", contact: "Thanks! We'll be in touch." },
  failed: "Your text is still here. Call {phone} or try again.",
  offline: "You're offline. Your request isn't sent yet. It's kept only in this tab.",
  withoutScript: "This form needs JavaScript, which didn't load. Reload the page, or call {phone}.",
  kept: "We kept what you typed.",
  unsent: "It wasn't sent.",
  unconfirmed:
    "We couldn't confirm that your last request was sent. Call {phone} to be sure, or send it again.",
  discard: "Discard it",
  required: "* Required",
} as const;

/** The first line of the message, for whoever comes from an offer or the list of towns. */
export const prefillMessages = {
  promo: (code: string) => `I would like to use the code ${code}.`,
  town: (town: string) => `Do you serve ${town}?`,
} as const;
