import { facts } from "@/content/facts";
import { serviceFacts } from "@/content/service-facts";
import { serviceKeys, services } from "@/content/services";

test("every service page answers when, what it costs and who comes (row 202)", () => {
  expect(Object.keys(serviceFacts).sort()).toEqual([...serviceKeys].sort());
  for (const key of serviceKeys) {
    const { when } = serviceFacts[key];
    const hours = key === "emergencyAC" ? facts.emergencyHours.phone : services[key].availability;
    expect(when).toContain(hours);
  }
});

test("pages where something is broken sell the phone, all others the form", () => {
  const calling = serviceKeys.filter((key) => serviceFacts[key].sells === "call");
  expect(calling.sort()).toEqual(["acRepair", "emergencyAC", "furnaceRepair", "waterHeaterRepair"]);
});

test("a figure stands on the pages it is given for, with its condition (rows 198-201)", () => {
  const of = (figure: string) =>
    serviceKeys.filter((key) => Object.values(serviceFacts[key]).join(" | ").includes(figure));
  expect(of("$75")).toEqual(["acRepair"]);
  expect(serviceFacts.acRepair.cost).toBe("$75 diagnostic fee, charged only if no repair is done");
  expect(of("1-year")).toEqual(["acRepair"]);
  expect(of("2-3 hours")).toEqual(["emergencyAC"]);
  expect(of("90-day parts and 30-day labor warranty")).toEqual(["emergencyAC"]);
  expect(serviceFacts.emergencyAC.cost).toBe(
    "Extra fee outside business hours (Monday to Saturday 7AM-8PM)",
  );
  expect(of("Re-clean at no charge if contaminants return within 30 days")).toHaveLength(2);
  expect(of("0% interest")).toEqual(of(facts.financing.offer));
  expect(serviceFacts.standardDuctCleaning.cost).toMatch(/members: 10% off$/);
  expect(serviceFacts.advancedDuctCleaning.cost).toMatch(/members: 15% off$/);
});

test("nobody is called NATE-certified for ducts or water heaters", () => {
  for (const key of serviceKeys) {
    const certified = ["cooling", "heating"].includes(services[key].family);
    expect(/NATE/.test(serviceFacts[key].who)).toBe(certified);
  }
});
