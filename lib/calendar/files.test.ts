/** @jest-environment node */
import ICAL from "ical.js";
import { company } from "@/content/company";
import { contactCard } from "@/lib/calendar/contact-card";
import { remindersFile } from "@/lib/calendar/reminders-file";

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

test("an event is read back as a whole day, every year, with its reminder", () => {
  const event = {
    id: "spring",
    day: "2026-04-01",
    title: "AC tune-up; call, book",
    text: "x".repeat(200),
  };
  const url = "https://www.example.com/maintenance-plan";
  const from = { company: company.name, url, written: "2025-11-20" };
  const read = new ICAL.Component(ICAL.parse(remindersFile([event], from)));
  // With a method it would be a message, which needs a sender (RFC 5546).
  expect(propertiesOf(read)).not.toHaveProperty("method");
  const [spring, ...others] = read.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  expect(propertiesOf(spring)).toMatchObject({
    uid: "spring@www.example.com",
    dtstamp: "2025-11-20T00:00:00Z",
    // A day has no hours, and this one is not blocked.
    dtstart: "2026-04-01",
    transp: "TRANSPARENT",
    rrule: "FREQ=YEARLY",
    summary: event.title,
    description: event.text,
    url,
  });
  expect(propertiesOf(spring?.getFirstSubcomponent("valarm"))).toMatchObject({
    action: "DISPLAY",
    description: event.title,
    trigger: "-PT15H",
  });
});
