import type { Family } from "@/content/schema";
import { familyPlaces } from "@/lib/family-places";

/**
 * The comfort scale: a line from cold to warm as wide as what it stands in, with even ticks and a
 * mark at a family's place. Decoration to assistive technology: the words beside it say it.
 */
export const ComfortScale = ({ family }: { family: Family }) => (
  <svg aria-hidden="true" className="comfort-scale no-print">
    <rect x={`${familyPlaces[family] * 100}%`} />
  </svg>
);
