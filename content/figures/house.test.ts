/** @jest-environment node */
import { houseViews } from "@/content/figures/house";

const views = Object.entries(houseViews);

/** The narrowest that a picture stands in a window, and its numbers there (app/styles/house.css), in px. */
const narrowest = {
  wide: { width: 530, number: 28, beside: 19 },
  narrow: { width: 256, number: 22, beside: 13 },
};

test.each(views)("in the %s house no two numbers lie on each other", (name, view) => {
  const { width, number: size, beside } = narrowest[name as keyof typeof narrowest];
  const height = (width / view.picture.width) * view.picture.height;
  const places = view.parts.map(({ number }) => ({
    x: number.x * width + (number.beside ? beside : 0),
    y: number.y * height,
  }));
  const apart = places.flatMap((one, index) =>
    places.slice(index + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)),
  );
  expect(Math.min(...apart)).toBeGreaterThan(size);
});

test.each(views)(
  "in the %s house each trouble is at its machine, and rooms are in the picture",
  (_, { parts, rooms }) => {
    for (const share of [...rooms.values()].flat(2)) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
    for (const { id, feel, reads, x, y, rooms: lit, trouble } of parts) {
      // Something shows of each: a machine that fails, what the thermostat shows, or how rooms feel.
      expect(trouble ?? reads ?? (feel && lit[0])).toBeDefined();
      // An outdoor unit drips at the indoor coil.
      if (!trouble || id === "condenser") continue;
      const [[left, top] = [0, 0], [right, bottom] = [0, 0]] = trouble.area;
      expect(right).toBeGreaterThan(left);
      expect(bottom).toBeGreaterThan(top);
      expect(Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y)).toBeLessThan(0.25);
    }
  },
);
