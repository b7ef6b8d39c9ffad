import { company } from "@/content/company";
import { promotions } from "@/content/promotions";
import { noticesOf } from "@/lib/build/notices";

const [offer] = promotions;
if (!offer) throw new Error("there is no offer");
const sample = { id: 1, name: "Sample homeowner", timeAgo: "now", testimonial: "Good." };
const content = {
  company: { ...company, phone: { display: "(630) 555-0142", e164: "+16305550142" } },
  promotions: [
    { ...offer, title: "An old offer", startsOn: undefined, endsOn: "2025-08-31" },
    { ...offer, title: "A new offer", startsOn: undefined, endsOn: undefined },
  ],
  testimonials: [sample],
  history: false,
};

test("the owner is told which offers are over, what proof is missing and what is a sample", () => {
  const [offers, proof, license, stories, samples, history] = noticesOf(
    content,
    new Date("2026-11-22T12:00:00Z"),
  );
  expect(offers).toMatch(/^1 of 2 offers are over .*An old offer\.$/);
  expect(proof).toContain("licenses (footer of every page, About)");
  expect(license).toContain("without a license number");
  expect(stories).toMatch(/^1 of 1 customer stories are samples/);
  expect(samples).toContain("content/company.ts");
  expect(history).toMatch(/sitemap\.xml .*git fetch --unshallow/);
});

test("when all is filled and runs there is nothing to tell", () => {
  const filled = {
    company: {
      ...company,
      phone: { display: "(630) 123-4567", e164: "+16301234567" },
      licenses: [{ name: "A license", number: "1" }],
      insured: true,
      brandsServiced: ["One"],
      team: [{ name: "A Person", role: "Technician", photograph: "thermostat" }],
      reviewsUrl: "https://reviews.example.com/us",
    },
    promotions: content.promotions.slice(-1),
    testimonials: [{ id: 1, name: "A Person", timeAgo: "now", testimonial: "Good." }],
    history: true,
  };
  expect(noticesOf(filled, new Date("2026-11-22T12:00:00Z"))).toEqual([]);
});
