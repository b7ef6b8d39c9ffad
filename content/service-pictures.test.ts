/** @jest-environment node */
import { mediaOf } from "@/content/service-pictures";
import { serviceKeys, services } from "@/content/services";

const namesOf = (key: (typeof serviceKeys)[number]) => {
  const { figure, pictures, comparison } = mediaOf(key);
  return [
    services[key].picture,
    figure.picture.name,
    ...pictures.flatMap(({ wide, detail }) => [wide.name, ...(detail ? [detail.name] : [])]),
    ...(comparison ? [comparison.before.name, comparison.after.name] : []),
  ];
};

test.each(serviceKeys)("%s shows no picture twice", (key) => {
  const names = namesOf(key);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(serviceKeys)("%s has a picture for every second section", (key) => {
  const { pictures, comparison } = mediaOf(key);
  // The machine opened comes first: after the first section, or after what to check before a call.
  const start = services[key].facts.sells === "call" ? 1 : 0;
  const room = Math.floor((services[key].sections.length - start - 2) / 2);
  expect(pictures.length + (comparison ? 1 : 0)).toBeGreaterThanOrEqual(room);
});

test("the duct pages show the same duct before and after", () => {
  const compared = serviceKeys.filter((key) => mediaOf(key).comparison);
  expect(compared.sort()).toEqual(["advancedDuctCleaning", "standardDuctCleaning"]);
});
