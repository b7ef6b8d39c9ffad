import { parseContent, companySchema } from "@/content/schema";

/**
 * SAMPLE VALUES: the specification gives none of these. Before launch, replace each one here; every
 * page, e-mail link, footer and structured-data block reads this file.
 */
export const company = parseContent("company.ts", companySchema, {
  name: "Smart Heat",
  siteUrl: "https://www.example.com",
  phone: "(630) 555-0142",
  email: "hello@example.com",
  address: { street: "142 Sample Street", town: "Naperville", state: "IL", postalCode: "60540" },
  mapUrl: "https://maps.example.com/?q=Smart+Heat+Naperville+IL",
  social: [
    { label: "Facebook", url: "https://social.example.com/smart-heat", icon: "facebook" },
    { label: "Yelp", url: "https://reviews.example.com/smart-heat", icon: "yelp" },
    { label: "Google Business", url: "https://business.example.com/smart-heat", icon: "store" },
  ],
  // Proof: only what is true and can be shown; empty values are shown nowhere. Illinois requires
  // the license number of a plumbing contractor wherever plumbing work is advertised.
  licenses: [],
  insured: false,
  brandsServiced: [],
  team: [],
  reviewsUrl: undefined,
  developer: { name: "Example Studio", url: "https://studio.example.com" },
});
