import {
  stepLevel,
  toggledLevel,
  wholePhoto,
  withinFrame,
  zoomAround,
  zoomScale,
} from "@/lib/gallery/zoom";

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

test("what lies under the pointer stays under it (row 180)", () => {
  const zoom = zoomAround(wholePhoto, 100, { x: 50, y: -20 });
  const scale = zoomScale(100);
  expect(zoom.x + 50 * scale).toBeCloseTo(50);
  expect(zoom.y - 20 * scale).toBeCloseTo(-20);
});

test("a photo is moved to its edges and no further, and not at all where it fits (row 179)", () => {
  const frame = { width: 1000, height: 800 };
  const far = { level: 100, x: 5000, y: -5000 };
  const { x, y } = withinFrame(far, { width: 900, height: 200 }, frame);
  expect(x).toBeCloseTo((900 * zoomScale(100) - 1000) / 2);
  expect(y).toBeCloseTo(0);
  expect(withinFrame({ ...far, level: 0 }, { width: 900, height: 800 }, frame)).toMatchObject({
    x: 0,
    level: 0,
  });
});
