import { serviceMenu } from "@/content/navigation";
import { services } from "@/content/services";

const entries = serviceMenu.flatMap(({ children }) => children);
const keyOf = (path: string) => path.replace("/services/", "");

/** Expects these entries of a group in this order; services added later may stand between. */
function expectEntries(label: string, specified: [key: string, label: string][]): void {
  const group = serviceMenu.find((each) => each.label === label);
  const found = group?.children.map((each) => [keyOf(each.path), each.label]) ?? [];
  const keys = new Set(specified.map(([key]) => key));
  expect(found.filter(([key = ""]) => keys.has(key))).toEqual(specified);
}

test("the menu has four groups in their order (row 46)", () => {
  expect(serviceMenu.map(({ label }) => label)).toEqual([
    "Cooling",
    "Heating",
    "Duct Cleaning",
    "Water Heaters",
  ]);
});

test("Cooling has its eight entries, to the letter (rows 47, 51, 52)", () => {
  expectEntries("Cooling", [
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

test("Heating has its five entries, the heat pump's again (rows 48, 51, 53)", () => {
  expectEntries("Heating", [
    ["furnaceRepair", "Furnace Repair"],
    ["boilerInstallation", "Boiler Installation & Replacement"],
    ["heatingMaintenance", "Heating System Maintenance"],
    ["radiantHeating", "Radiant Heating"],
    ["heatPumpReplacement", "Heat Pump Replacement & Installation"],
  ]);
});

test("Duct Cleaning has its two entries and Water Heaters their three (rows 49, 50, 54, 55)", () => {
  expectEntries("Duct Cleaning", [
    ["standardDuctCleaning", "Standard"],
    ["advancedDuctCleaning", "Advanced"],
  ]);
  expectEntries("Water Heaters", [
    ["waterHeaterInstallation", "Installation & Replacement"],
    ["waterHeaterMaintenance", "Maintenance & Tune-Up"],
    ["waterHeaterRepair", "Repair Services"],
  ]);
});

test("every entry has an icon (row 57)", () => {
  for (const { icon } of [...serviceMenu, ...entries]) expect(icon).toBeTruthy();
});

test("emergencyAC has a page outside the menu (row 56)", () => {
  expect(services.emergencyAC.menu).toBeUndefined();
});
