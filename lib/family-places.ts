import type { Family } from "@/content/schema";

/** Each service family's place on the comfort scale: 0 is cold, 1 is warm. */
export const familyPlaces: Record<Family, number> = {
  cooling: 0.08,
  ducts: 0.38,
  water: 0.62,
  heating: 0.92,
};
