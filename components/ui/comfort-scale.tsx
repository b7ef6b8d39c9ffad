import type { Family } from "@/content/schema";

/** Each family's place on the scale: 0 is cold, 1 is warm. */
const places: Record<Family, number> = { cooling: 0.08, ducts: 0.38, water: 0.62, heating: 0.92 };

/**
 * The comfort scale: a line from cold to warm as wide as what it stands in, with even ticks and a
 * mark at a family's place. Decoration to assistive technology: the words beside it say it.
 */
export const ComfortScale = ({ family }: { family: Family }) => (
  <svg aria-hidden="true" className="comfort-scale no-print">
    <rect x={`${places[family] * 100}%`} />
  </svg>
);
