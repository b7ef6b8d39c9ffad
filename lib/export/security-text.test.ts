/** @jest-environment node */
import { securityText } from "@/lib/export/security-text";

test("names a contact and a day within a year, alike for builds of one month", () => {
  const contact = { email: "hello@example.com", siteUrl: "https://www.example.com" };
  const text = securityText({ ...contact, now: new Date("2026-11-21T02:00:00Z") });
  expect(text).toBe(
    "Contact: mailto:hello@example.com\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.example.com/.well-known/security.txt\n",
  );
  expect(securityText({ ...contact, now: new Date("2026-11-03T09:00:00Z") })).toBe(text);
});
