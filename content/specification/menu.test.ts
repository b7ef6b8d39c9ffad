import { pages, serviceMenu } from "@/content/navigation";
import { longestDescription, longestTitle } from "@/content/schema";
import { services } from "@/content/services";

const keyOf = (path: string) => path.replace("/services/", "");

test("the menu has its four groups and their entries, to the letter, the heat pump's twice (rows 46-55)", () => {
  const specified: Record<string, [key: string, label: string][]> = {
    Cooling: [
      ["acEstimates", "AC Estimates & Consultation"],
      ["acRepair", "AC Repair Services"],
      ["ductlessAC", "Ductless Mini-Split AC"],
      ["thermostats", "Thermostat Installation & Upgrades"],
      ["acInstallationReplacement", "AC Installation & Replacement"],
      ["acMaintenance", "AC Maintenance"],
      ["acTips", "AC Tips & Energy-Saving Advice"],
      ["heatPumpReplacement", "Heat Pump Replacement & Installation"],
    ],
    Heating: [
      ["furnaceRepair", "Furnace Repair"],
      ["boilerInstallation", "Boiler Installation & Replacement"],
      ["heatingMaintenance", "Heating System Maintenance"],
      ["radiantHeating", "Radiant Heating"],
      ["heatPumpReplacement", "Heat Pump Replacement & Installation"],
    ],
    "Duct Cleaning": [
      ["standardDuctCleaning", "Standard"],
      ["advancedDuctCleaning", "Advanced"],
    ],
    "Water Heaters": [
      ["waterHeaterInstallation", "Installation & Replacement"],
      ["waterHeaterMaintenance", "Maintenance & Tune-Up"],
      ["waterHeaterRepair", "Repair Services"],
    ],
  };
  expect(serviceMenu.map(({ label }) => label)).toEqual(Object.keys(specified));
  for (const { label, children } of serviceMenu) {
    // Services added later may stand between.
    const keys = specified[label]?.map(([key]) => key) ?? [];
    const found = children.map((each) => [keyOf(each.path), each.label]);
    expect(found.filter(([key = ""]) => keys.includes(key))).toEqual(specified[label]);
  }
});

test("emergencyAC has a page outside the menu (row 56)", () => {
  expect(services.emergencyAC.menu).toBeUndefined();
});

test("search engines show every title and description whole, and none says little", () => {
  const found = [
    ...Object.values(pages).map(({ title, description }) => [title, description, 60] as const),
    ...Object.values(services).map((page) => [page.metaTitle, page.metaDescription, 110] as const),
  ];
  const amiss = found.filter(
    ([title, { length }, least]) =>
      title.length > longestTitle || length < least || length > longestDescription,
  );
  expect(amiss).toEqual([]);
});
