import { isInside, overlap, type Box, type Point, type Rings } from "@/lib/assets/maps/plane";

/** A name to be placed beside a dot. */
export type Label = { name: string; dot: Point; width: number };
/** Where a label's baseline begins, and the box of its letters. */
export type Placed = { name: string; x: number; y: number; box: Box };

const gap = 9;

/** Eight positions around a dot, preferred ones first. */
function placesAround({ name, dot: [x, y], width }: Label, size: number): Placed[] {
  const at = (left: number, baseline: number): Placed => ({
    name,
    x: left,
    y: baseline,
    box: {
      left: left - 2,
      top: baseline - size * 0.8,
      right: left + width + 2,
      bottom: baseline + size * 0.28,
    },
  });
  const middle = y + size * 0.34;
  const [above, below] = [y - gap, y + gap + size * 0.75];
  const [right, left, centered] = [x + gap, x - gap - width, x - width / 2];
  return [
    at(right, middle),
    at(left, middle),
    at(centered, above),
    at(centered, below),
    at(right - 3, above + 2),
    at(right - 3, below - 2),
    at(left + 3, above + 2),
    at(left + 3, below - 2),
  ];
}

/**
 * Places names beside their dots, rather than above, avoiding overlaps with names, dots and the
 * frame's edge as far as possible.
 *
 * @param size of the letters, in pixels
 */
export function placeLabels(labels: readonly Label[], size: number, frame: Box): Placed[] {
  const dots = labels.map(({ dot: [x, y] }) => ({
    left: x - 5,
    top: y - 5,
    right: x + 5,
    bottom: y + 5,
  }));
  const choices = labels.map((label) => placesAround(label, size));
  const alone = choices.map((places, label) =>
    places.map(({ box }, rank) => {
      const onDots = dots.reduce(
        (sum, dot, other) => sum + (other === label ? 0 : overlap(box, dot)),
        0,
      );
      // A name as near to another dot as to its own would be ambiguous.
      const doubtful = dots.filter((dot, other) => other !== label && distance(box, dot) < gap);
      const [middle, center] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const away = labels.map(({ dot: [x, y] }) => Math.hypot(x - middle, y - center));
      const elsewhere = Math.min(...away) < (away[label] ?? 0) ? 120 : 0;
      const area = (box.right - box.left) * (box.bottom - box.top);
      const outside = area - overlap(box, frame);
      return rank * 2 + doubtful.length * 25 + elsewhere + onDots * 6 + outside * 20;
    }),
  );
  const at = (label: number, place: number) => choices[label]?.[place] as Placed;
  const cost = (chosen: number[], label: number, place: number) =>
    chosen.reduce(
      (sum, other, index) =>
        index === label ? sum : sum + 8 * overlap(at(label, place).box, at(index, other).box),
      alone[label]?.[place] ?? 0,
    );

  // Each name in turn takes the place that suits it beside the others, until all rest.
  const chosen = choices.map(() => 0);
  for (let pass = 0; pass < 8; pass += 1) {
    for (const label of chosen.keys()) {
      const costs = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => cost(chosen, label, place));
      chosen[label] = costs.indexOf(Math.min(...costs));
    }
  }
  return chosen.map((place, label) => at(label, place));
}

/**
 * The place for a county's name: inside it, farthest from the given boxes and the frame's edge.
 *
 * @returns where its baseline begins; undefined where it does not fit
 */
export function emptiestSpot(
  { width, size, county }: { width: number; size: number; county: Rings },
  taken: readonly Box[],
  frame: Box,
): Point | undefined {
  let best: { spot: Point; room: number } | undefined;
  for (let x = frame.left; x <= frame.right - width; x += 6) {
    for (let y = frame.top + size; y <= frame.bottom; y += 6) {
      const box = { left: x, top: y - size, right: x + width, bottom: y };
      const corners = [0, 0.25, 0.5, 0.75, 1].flatMap((part): Point[] => [
        [x - 4 + (width + 8) * part, y + 5],
        [x - 4 + (width + 8) * part, y - size - 5],
      ]);
      if (!corners.every((corner) => isInside(corner, county))) continue;
      const room = Math.min(40, ...taken.map((other) => distance(box, other)));
      if (room > (best?.room ?? 3)) best = { spot: [x, y], room };
    }
  }
  return best?.spot;
}

function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(across, down);
}
