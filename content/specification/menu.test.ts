import { serviceMenu } from "@/content/navigation";
import { isServiceKey, serviceKeys } from "@/content/services";

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
