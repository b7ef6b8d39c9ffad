/** @jest-environment node */
import type * as register from "@/content/pictures";
import { mediaOf } from "@/content/service-pictures";
import { serviceKeys, services } from "@/content/services";

const namesOf = (key: (typeof serviceKeys)[number]) => {
  const { figure, picture, comparison } = mediaOf(key);
  return [
    services[key].picture,
    figure.picture.name,
    ...(picture ? [picture.name] : []),
    ...(comparison ? [comparison.before.name, comparison.after.name] : []),
  ];
};

test.each(serviceKeys)("%s shows no picture twice", (key) => {
  const names = namesOf(key);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("the duct pages show the same duct before and after", () => {
  expect(mediaOf("standardDuctCleaning").comparison).toBeDefined();
  expect(mediaOf("advancedDuctCleaning").comparison).toBeDefined();
  const compared = serviceKeys.filter((key) => mediaOf(key).comparison);
  expect(compared.filter((key) => services[key].family !== "ducts")).toEqual([]);
});

test.each(["", "JFIF", "1234ftypavif"])("a master that is %j is named as no AVIF", (held) => {
  jest.isolateModules(() => {
    jest.doMock("node:fs", () => ({ readFileSync: () => Buffer.from(held) }));
    const { invoice } = jest.requireActual<typeof register>("@/content/pictures");
    expect(() => invoice.width).toThrow("content/imagery/masters/invoice.avif is no AVIF");
  });
});
