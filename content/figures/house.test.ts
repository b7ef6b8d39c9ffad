/** @jest-environment node */
import { houseViews } from "@/content/figures/house";

const views = Object.entries(houseViews).flatMap(([season, views]) =>
  Object.entries(views).map(([width, view]) => [`${width} house, ${season}`, view] as const),
);

test.each(views)(
  "in the %s, each trouble is at its machine, and rooms are in the picture",
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
