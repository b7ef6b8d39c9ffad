import { company } from "@/content/company";
import { promotions } from "@/content/promotions";
import { noticesOf } from "@/lib/owner/notices";
import { filledCompany, realStory } from "@/lib/testing/filled-proof";

const [offer] = promotions;
if (!offer) throw new Error("there is no offer");
const sample = { id: 1, name: "Sample homeowner", timeAgo: "now", testimonial: "Good." };
const content = {
  company: {
    ...{ ...company, licenses: [], insured: false, team: [], email: "hello@example.com" },
    phone: { display: "(630) 555-0142", e164: "+16305550142" },
  },
  promotions: [
    { ...offer, title: "An old offer", startsOn: undefined, endsOn: "2025-08-31" },
    { ...offer, title: "An older offer", startsOn: undefined, endsOn: "2024-08-31" },
    { ...offer, title: "A new offer", startsOn: undefined, endsOn: undefined },
  ],
  testimonials: [sample],
  calendar: { holidays: { "2026-11-21": null, "2026-11-22": null } },
};

test("the owner is told which offers are over, what proof is missing and what is a sample", () => {
  const [holidays, offers, proof, samples, stories, license] = noticesOf(
    content,
    new Date("2026-11-22T12:00:00Z"),
  );
  expect(holidays).toMatch(/^Holidays are over .*: 2026-11-21\.$/);
  expect(offers).toMatch(/^2 of 3 offers are over .*An old offer; An older offer\.$/);
  expect(proof).toMatch(/licenses \(footer of every page, About\); \w+ \(/);
  expect(samples).toContain("content/data/company.json");
  expect(stories).toMatch(/^1 of 1 customer stories are samples/);
  expect(license).toContain("without a plumbing license number");
});

test("when all is filled and runs there is nothing to tell", () => {
  const filled = {
    company: filledCompany,
    promotions: content.promotions.slice(-1),
    testimonials: [realStory],
    calendar: { holidays: {} },
  };
  expect(noticesOf(filled, new Date("2026-11-22T12:00:00Z"))).toEqual([]);
});
