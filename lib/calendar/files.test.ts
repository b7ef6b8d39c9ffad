/** @jest-environment node */
import ICAL from "ical.js";
import { company } from "@/content/company";
import { contactCard } from "@/lib/calendar/contact-card";
import { calendar } from "@/lib/calendar/events";

test("a card is read back with number, address and note as they are (row 5)", () => {
  const note = "Monday to Saturday 7AM-8PM. Nights, Sundays: same number.\nCall.";
  const card = contactCard(company, note, "https://www.example.com");
  const read = new ICAL.Component(ICAL.parse(card));
  const value = (name: string) => read.getFirstPropertyValue(name);
  expect(value("version")).toBe("3.0");
  expect(value("fn")).toBe(company.name);
  expect(value("prodid")).toBe(`-//${company.name}//Website//EN`);
  // Version 3.0 requires a person's name; a company has none.
  expect(card).toContain("\r\nN:;;;;\r\n");
  expect(value("org")).toBe(company.name);
  expect(value("x-abshowas")).toBe("COMPANY");
  expect(value("url")).toBe("https://www.example.com/");
  expect(String(value("tel"))).toContain(company.phone.e164);
  expect(value("email")).toBe(company.email);
  expect(value("note")).toBe(note);
  const { street, town, state, postalCode } = company.address;
  expect(value("adr")).toEqual(["", "", street, town, state, postalCode, "United States"]);
});

test("an event is read back as a whole day, every year, with its reminder", () => {
  const text = calendar(
    [
      {
        id: "spring",
        day: "2026-04-01",
        title: "AC tune-up; call, book",
        description: "x".repeat(200),
        url: "https://www.example.com/maintenance-plan",
        yearly: true,
      },
    ],
    { company: company.name, host: "www.example.com", written: "2025-11-20" },
  );
  const read = new ICAL.Component(ICAL.parse(text));
  // With a method it would be a message, which needs a sender (RFC 5546).
  expect(read.getFirstPropertyValue("method")).toBeNull();
  const events = read.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  expect(events).toHaveLength(1);
  expect(String(events[0]?.component.getFirstPropertyValue("dtstamp"))).toBe(
    "2025-11-20T00:00:00Z",
  );
  const [event] = events;
  expect(event?.summary).toBe("AC tune-up; call, book");
  expect(event?.description).toBe("x".repeat(200));
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.duration.toSeconds()).toBe(86_400);
  const days = event?.iterator();
  expect([1, 2, 3].map(() => days?.next()?.toString())).toEqual([
    "2026-04-01",
    "2027-04-01",
    "2028-04-01",
  ]);
  expect(event?.uid).toBe("spring@www.example.com");
  expect(event?.component.getFirstPropertyValue("url")).toBe(
    "https://www.example.com/maintenance-plan",
  );
  // It does not block the day.
  expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  const alarm = event?.component.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(alarm?.getFirstPropertyValue("description")).toBe("AC tune-up; call, book");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT15H");
});
