/** @jest-environment node */
import { partsOf } from "@/content/figures";
import { machines } from "@/content/figures/machines";
import { markersOf } from "@/content/figures/markers";
import { serviceKeys, services } from "@/content/services";

test.each(Object.entries(machines))("the renderer marked every part of %s", (_, machine) => {
  expect([...markersOf(machine.picture).keys()].toSorted()).toEqual(
    Object.keys(machine.parts).toSorted(),
  );
});

test.each(serviceKeys.filter((key) => services[key].figure.failing))(
  "%s shows how parts fail, the last among them, which stays when one reads on",
  (key) => {
    const faults = partsOf(key).map(({ fault }) => fault);
    expect(faults.filter(Boolean).length).toBeGreaterThan(2);
    expect(faults.at(-1)).toBeDefined();
  },
);

test("what a figure says stands on one page only", () => {
  const all = serviceKeys.flatMap((key) => services[key].figure.parts.map(({ text }) => text));
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});
