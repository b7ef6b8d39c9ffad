/**
 * Headings and sentences of pages without a content file of their own. Exact to the character: the
 * two headings. `{link}` and `{count}` stand for a link and a number; the names of the pages are in
 * content/navigation.ts.
 */
export const pageWords = {
  gallery: {
    /** What is true of any pictures, and what is said once all of them are the owner's photographs. */
    anyPictures: "These are illustrations, not photos of our jobs. They show",
    pictures: "These pictures show our work on",
    /** After either. */
    intro: "air conditioners, furnaces, boilers, heat pumps, ducts and water heaters.",
    inside: { heading: "See inside", note: "These cutaways show the working parts." },
    closing: "Have us look at yours",
  },
  /** Below the owner's sentence: what is known. */
  finance: {
    label: "Financing",
    known: "{offer}, for new equipment we install.",
    ask: "Ask us for the start date. Before you sign, ask the lender what month 13 costs.",
  },
  promotions: {
    heading: "Current Promotions",
    redeem: "Mention the code to your technician to redeem it.",
    closing: "The cheapest repair is the one you don't need",
  },
  serviceArea: {
    heading: "Our Service Areas",
    intro:
      "Type a town or ZIP. We do heating, AC, ducts and water heaters in {count} Illinois towns. If you're just outside, call and ask.",
    closing: "Tell us where you are",
  },
  services: {
    intro: "Some problems don't need a visit. Find what's wrong, or {link}.",
    link: "see all services",
    all: "All services",
    closing: "If nothing fits, ask us",
  },
} as const;
