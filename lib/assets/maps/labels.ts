import { isInside, overlap, type Box, type Point, type Rings } from "@/lib/assets/maps/plane";

/** A name to be placed beside a dot. */
export type Label = { name: string; dot: Point; width: number };
/** Where a label's baseline begins, and the box of its letters. */
export type Placed = { name: string; x: number; y: number; box: Box };

const gap = 9;

/** Four positions around a dot, preferred ones first. */
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
  const [middle, centered] = [y + size * 0.34, x - width / 2];
  return [
    at(x + gap, middle),
    at(x - gap - width, middle),
    at(centered, y - gap),
    at(centered, y + gap + size * 0.75),
  ];
}

/**
 * Places names beside their dots. Each in turn moves to where it covers least of the other dots and names and of
 * what lies beyond the frame, until all rest.
 *
 * @param how the size of the letters, and how far names stay from other dots, in pixels
 */
export function placeLabels(
  labels: readonly Label[],
  { size, room, frame }: { size: number; room: number; frame: Box },
): Placed[] {
  const dots = labels.map(({ dot }) => around(dot, room));
  const placed = labels.map((label) => placesAround(label, size)[0] as Placed);
  for (let pass = 0; pass < 8; pass += 1) {
    for (const [index, label] of labels.entries()) {
      const others = <Each>(all: readonly Each[]) => all.filter((_, other) => other !== index);
      const covered = (box: Box, boxes: readonly Box[]) =>
        boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      const cost = ({ box }: Placed) =>
        covered(
          box,
          others(placed).map((each) => each.box),
        ) +
        // A dot is small, and nobody may miss it.
        4 * covered(box, others(dots)) +
        overlap(box, box) -
        overlap(box, frame);
      const [best] = placesAround(label, size).sort((one, other) => cost(one) - cost(other));
      placed[index] = best as Placed;
    }
  }
  return placed;
}

/** A dot with room, so that no other town's name seems to be its own. */
const around = ([x, y]: Point, room: number): Box => ({
  left: x - room,
  top: y - room,
  right: x + room,
  bottom: y + room,
});

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
