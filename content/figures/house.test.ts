/** @jest-environment node */
import { houseViews } from "@/content/figures/house";

const views = Object.entries(houseViews);

test.each(views)("in the %s house no two numbers lie on each other on a phone", (_, view) => {
  const { parts, picture } = view;
  const apart = parts.flatMap(({ number: one }, index) =>
    parts
      .slice(index + 1)
      .map(({ number: two }) =>
        Math.hypot(one.x - two.x, ((one.y - two.y) * picture.height) / picture.width),
      ),
  );
  // The picture is 250 px wide there, a number 28.
  expect(Math.min(...apart) * 250).toBeGreaterThan(28);
});

test.each(views)(
  "in the %s house each trouble is at its machine, and rooms are in the picture",
  (_, { parts, rooms }) => {
    for (const share of [...rooms.values()].flat(2)) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
    for (const { feel, x, y, rooms: lit, trouble } of parts) {
      // Something shows of each: a machine that fails, or rooms that are cold or hot.
      expect(trouble ?? (feel && lit[0])).toBeDefined();
      if (!trouble) continue;
      const [[left, top] = [0, 0], [right, bottom] = [0, 0]] = trouble.area;
      expect(right).toBeGreaterThan(left);
      expect(bottom).toBeGreaterThan(top);
      expect(Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y)).toBeLessThan(0.2);
    }
  },
);
