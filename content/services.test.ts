/** @jest-environment node */
import { existsSync } from "node:fs";
import { fileOf, isServiceKey, serviceKeys, services } from "@/content/services";
import company from "@/content/data/company.json" with { type: "json" };
import data from "@/content/data/promotions.json" with { type: "json" };
import type * as navigation from "@/content/navigation";
import { ductlessAC } from "@/content/services/ductless-ac";

test.each(["acrepair", "unknown", "constructor", "__proto__", ""])(
  "%j is no key of the register (rows 10, 116)",
  (key) => expect(isServiceKey(key)).toBe(false),
);

test("every service is in the file named after its key", () => {
  expect(serviceKeys.filter((key) => !existsSync(`content/${fileOf(key)}`))).toEqual([]);
});

test("a longer name of the company or its town stops no build, and leaves a title that it does not fit", () => {
  jest.isolateModules(() => {
    const address = { ...company.address, town: "Glendale Heights" };
    const other = { ...company, name: "Anderson Heating & Cooling", address };
    jest.doMock("@/content/data/company.json", () => ({ __esModule: true, default: other }));
    const { pages } = jest.requireActual<typeof navigation>("@/content/navigation");
    expect(pages.privacy.title).toBe("Privacy Policy | Anderson Heating & Cooling");
    expect(pages.contact.title).toBe("Call or Request Service in Glendale Heights, IL");
  });
});

test("an offer that has yet to begin is none of the current ones in search results", () => {
  jest.isolateModules(() => {
    const promotions = data.promotions.map((each) => ({
      startsOn: "2099-01-01",
      ...each,
      endsOn: undefined,
    }));
    jest.doMock("@/content/data/promotions.json", () => ({ promotions }));
    const { pages } = jest.requireActual<typeof navigation>("@/content/navigation");
    expect(pages.promotions.description).toMatch(/^Plan discounts/);
  });
});

test("a service with a fault is refused under the name of its file", () => {
  jest.isolateModules(() => {
    const faulty = { ductlessAC: { ...ductlessAC, title: " " } };
    jest.doMock("@/content/services/registry", () => faulty);
    expect(() => jest.requireActual("@/content/services")).toThrow(
      'content/services/ductless-ac.ts: title: " " must not be blank',
    );
  });
});

test("home asks about one symptom of each machine, and about nothing else (row 85)", () => {
  jest.isolateModules(() => {
    const changed = serviceKeys.map((key) => {
      const symptoms = services[key].symptoms.map((each) => ({ ...each, onHome: !each.onHome }));
      return [key, { symptoms }] as const;
    });
    const mocked = { serviceKeys, services: Object.fromEntries(changed) };
    jest.doMock("@/content/services", () => mocked);
    expect(() => jest.requireActual("@/content/finder")).toThrow(
      /"mini-split" must be the problem of exactly one of [^]*"other" must be the problem of none/,
    );
  });
});

test("no two services share a place in a menu group, and no two symptoms one of a problem", () => {
  const places = serviceKeys.flatMap((key) => {
    const { menu, symptoms } = services[key];
    return [
      ...(menu?.groups ?? []).map((group) => `menu group ${group}: place ${menu?.place}`),
      ...symptoms.map(({ problem, place }) => `problem ${problem}: place ${place}`),
    ];
  });
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
