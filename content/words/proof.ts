/** Licenses, insurance, brands, reviews and people, where content/data/company.json has any. */
export const proofWords = {
  heading: "Licenses, insurance and brands",
  insurance: "Insurance",
  insured: "Insured",
  brands: "Brands we service",
  reviews: "Read our reviews",
  team: "Who comes to your door",
} as const;
