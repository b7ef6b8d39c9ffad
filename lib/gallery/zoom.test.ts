import fc from "fast-check";
import { stepLevel, toggledLevel, withinFrame, zoomAround, zoomScale } from "@/lib/gallery/zoom";

test("the levels are 0, 100, 200 and 300, one step at a time, and stop at both ends (row 179)", () => {
  const up = [0, 100, 200, 300].map((level) => stepLevel(level, 1));
  const down = [300, 200, 100, 0].map((level) => stepLevel(level, -1));
  expect(up).toEqual([100, 200, 300, 300]);
  expect(down).toEqual([200, 100, 0, 0]);
});

test("a level magnifies by 1.007 to its power (row 179)", () => {
  const scales = [0, 100, 200, 300].map((level) => zoomScale(level).toFixed(2));
  expect(scales).toEqual(["1.00", "2.01", "4.04", "8.11"]);
});

test("a double-click zooms a whole photo in by one step and resets any other (row 180)", () => {
  expect([0, 100, 200, 300].map(toggledLevel)).toEqual([100, 0, 0, 0]);
});

const level = fc.constantFrom(0, 100, 200, 300);
const pixels = fc.integer({ min: -2000, max: 2000 });
const anyZoom = fc.record({ level, x: pixels, y: pixels });
const size = fc.integer({ min: 1, max: 2000 });
const anySize = fc.record({ width: size, height: size });

test("what lies under the pointer stays under it, wherever the photo stood (row 180)", () => {
  const check = fc.property(anyZoom, level, pixels, pixels, (before, to, x, y) => {
    const after = zoomAround(before, to, { x, y });
    expect(after.level).toBe(to);
    const growth = zoomScale(to) / zoomScale(before.level);
    expect(after.x + (x - before.x) * growth).toBeCloseTo(x);
    expect(after.y + (y - before.y) * growth).toBeCloseTo(y);
  });
  fc.assert(check);
});

test("a photo is moved to its edges and no further, and not at all where it fits (row 179)", () => {
  const check = fc.property(anyZoom, anySize, anySize, (wanted, photo, frame) => {
    const zoom = withinFrame(wanted, photo, frame);
    expect(zoom.level).toBe(wanted.level);
    for (const [at, length, space, asked] of [
      [zoom.x, photo.width, frame.width, wanted.x],
      [zoom.y, photo.height, frame.height, wanted.y],
    ] as const) {
      const beyond = (length * zoomScale(zoom.level) - space) / 2;
      const inside = Math.abs(at) <= Math.max(beyond, 0) + 1e-9;
      const atEdge = Math.abs(Math.abs(at) - Math.max(beyond, 0)) < 1e-9;
      expect([inside, at === asked || (atEdge && at * asked >= 0)]).toEqual([true, true]);
    }
  });
  fc.assert(check);
  const middle = withinFrame(
    { level: 100, x: 0, y: 0 },
    { width: 900, height: 900 },
    { width: 1, height: 1 },
  );
  expect(middle).toEqual({ level: 100, x: 0, y: 0 });
});
