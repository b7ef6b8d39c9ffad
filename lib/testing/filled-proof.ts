import type { Company } from "@/content/schema";

/** The owner's proof as it may once be filled in (content/company.ts): for tests, and to be looked at. */
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
