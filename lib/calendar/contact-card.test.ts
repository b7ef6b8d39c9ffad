/** @jest-environment node */
import ICAL from "ical.js";
import { company } from "@/content/company";
import { contactCard } from "@/lib/calendar/contact-card";

/** What a part of a file holds, as a program reads it. */
const propertiesOf = (part?: ICAL.Component | null) =>
  Object.fromEntries(
    (part?.getAllProperties() ?? []).map((each) => {
      const value = each.getFirstValue();
      return [each.name, Array.isArray(value) ? value : String(value)];
    }),
  );

test("a card is read back with number, address and note as they are (row 5)", () => {
  const note = "Monday to Saturday 7AM-8PM. Nights, Sundays: same number.\nCall.";
  const card = contactCard(company, note, "https://www.example.com");
  const { street, town, state, postalCode } = company.address;
  expect(propertiesOf(new ICAL.Component(ICAL.parse(card)))).toMatchObject({
    version: "3.0",
    fn: company.name,
    prodid: `-//${company.name}//Website//EN`,
    org: company.name,
    "x-abshowas": "COMPANY",
    url: "https://www.example.com/",
    tel: expect.stringContaining(company.phone.e164),
    email: company.email,
    adr: ["", "", street, town, state, postalCode, "United States"],
    note,
  });
  // Version 3.0 requires a person's name; a company has none.
  expect(card).toContain("\r\nN:;;;;\r\n");
});
