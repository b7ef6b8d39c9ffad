import { company } from "@/content/company";
import type { Company } from "@/content/data/schemas/company";

/**
 * Sample values for every field of the owner's proof (content/data/company.json), for tests and previews.
 */
export const filledProof = {
  licenses: [
    { name: "Illinois plumbing license", number: "055-000000" },
    { name: "EPA Section 608 certification", number: "000000000" },
  ],
  insured: true,
  brandsServiced: ["First Brand", "Second Brand", "Third Brand"],
  reviewsUrl: "https://reviews.example.com/smart-heat",
  team: [
    { name: "First Person", role: "Owner", photograph: "tool-roll" },
    { name: "Second Person", role: "Technician", photograph: "meter" },
    { name: "Maximiliane Featherstone-Rindfleisch", role: "Dispatcher", photograph: "invoice" },
  ],
} satisfies Partial<Company>;

/** The company with all samples replaced, ready to publish. */
export const filledCompany: Company = {
  ...company,
  ...filledProof,
  siteUrl: "https://www.smart-heat.test",
  phone: { display: "(630) 123-4567", e164: "+16301234567" },
  email: "hello@smart-heat.test",
  address: { ...company.address, street: "1 Main Street" },
  mapUrl: "https://maps.test/smart-heat",
  social: company.social.map((each) => ({ ...each, url: "https://social.test/smart-heat" })),
  developer: { name: "A Studio", url: "https://studio.test" },
  reviewsUrl: "https://reviews.test/smart-heat",
};

export const realStory = { id: 1, name: "A Person", timeAgo: "now", testimonial: "Good." };
