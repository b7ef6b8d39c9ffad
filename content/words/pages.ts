/**
 * Headings and sentences of pages without a content file of their own. Exact to the character:
 * the two headings (rows 129, 140). `{link}` and `{count}` are where a link and a number go; the
 * names of the pages are in content/navigation.ts.
 */
export const pageWords = {
  gallery: {
    intro:
      "The equipment we service, close up: air conditioners, furnaces, boilers, ducts and water heaters.",
  },
  promotions: {
    heading: "Current Promotions",
    redeem: "Mention the code to your technician to redeem it.",
  },
  serviceArea: {
    heading: "Our Service Areas",
    intro:
      "We come to homes and businesses in these {count} Illinois towns. Look up yours by its name or your ZIP code. Don't see it? {link}.",
    link: "Ask us about your city",
  },
  services: {
    intro: "Start with what's wrong, or {link}.",
    link: "pick from all services",
  },
} as const;
