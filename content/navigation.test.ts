import { pages, serviceMenu } from "@/content/navigation";
import { pictures } from "@/content/pictures";
import { promotions } from "@/content/promotions";
import { serviceOptionSchema } from "@/content/schema";
import { isServiceKey, serviceKeys, services } from "@/content/services";

const entries = serviceMenu.flatMap(({ children }) => children);
const keyOf = (path: string) => path.replace("/services/", "");
const menuOf = (label: string) =>
  serviceMenu
    .find((group) => group.label === label)
    ?.children.map((entry) => [keyOf(entry.path), entry.label]);

test("the menu has four groups in their order (row 46)", () => {
  expect(serviceMenu.map(({ label }) => label)).toEqual([
    "Cooling",
    "Heating",
    "Duct Cleaning",
    "Water Heaters",
  ]);
});

test("Cooling has eight entries, to the letter (rows 47, 52)", () => {
  expect(menuOf("Cooling")).toEqual([
    ["acEstimates", "AC Estimates & Consultation"],
    ["acRepair", "AC Repair Services"],
    ["ductlessAC", "Ductless Mini-Split AC"],
    ["thermostats", "Thermostat Installation & Upgrades"],
    ["acInstallationReplacement", "AC Installation & Replacement"],
    ["acMaintenance", "AC Maintenance"],
    ["acTips", "AC Tips & Energy-Saving Advice"],
    ["heatPumpReplacement", "Heat Pump Replacement & Installation"],
  ]);
});

test("Heating has five entries, to the letter (rows 48, 53)", () => {
  expect(menuOf("Heating")).toEqual([
    ["furnaceRepair", "Furnace Repair"],
    ["boilerInstallation", "Boiler Installation & Replacement"],
    ["heatingMaintenance", "Heating System Maintenance"],
    ["radiantHeating", "Radiant Heating"],
    ["heatPumpReplacement", "Heat Pump Replacement & Installation"],
  ]);
});

test("Duct Cleaning has two entries and Water Heaters three (rows 49, 50, 54, 55)", () => {
  expect(menuOf("Duct Cleaning")).toEqual([
    ["standardDuctCleaning", "Standard"],
    ["advancedDuctCleaning", "Advanced"],
  ]);
  expect(menuOf("Water Heaters")).toEqual([
    ["waterHeaterInstallation", "Installation & Replacement"],
    ["waterHeaterMaintenance", "Maintenance & Tune-Up"],
    ["waterHeaterRepair", "Repair Services"],
  ]);
});

test("eighteen entries lead to seventeen pages, each with an icon (rows 51, 57)", () => {
  expect(entries).toHaveLength(18);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(17);
  for (const { icon } of [...serviceMenu, ...entries]) expect(icon).toBeTruthy();
});

test("eighteen pages are written: the menu's and emergencyAC (row 56)", () => {
  const inMenu = new Set(entries.map(({ path }) => keyOf(path)));
  expect(serviceKeys).toHaveLength(18);
  expect(serviceKeys.filter((key) => !inMenu.has(key))).toEqual(["emergencyAC"]);
  expect([...inMenu].every(isServiceKey)).toBe(true);
});

test.each(["acrepair", "unknown", "constructor", "__proto__", ""])(
  "%j is no key of the register (rows 10, 116)",
  (key) => expect(isServiceKey(key)).toBe(false),
);

const addresses = new Set([
  ...Object.values(pages).map(({ path }) => path),
  ...serviceKeys.map((key) => `/services/${key}`),
]);

test.each(serviceKeys)("all that %s refers to exists (rows 121, 128)", (key) => {
  const service = services[key];
  for (const other of service.related) {
    expect(isServiceKey(other)).toBe(true);
    expect(other).not.toBe(key);
  }
  for (const { ctaLink } of service.sections) {
    if (ctaLink) expect(addresses).toContain(ctaLink.split(/[?#]/)[0]);
  }
  expect([...pictures.keys()]).toContain(service.picture);
  if (service.promotion) expect(promotions.map(({ id }) => id)).toContain(service.promotion);
  expect(serviceOptionSchema.options).toContain(service.option);
});
