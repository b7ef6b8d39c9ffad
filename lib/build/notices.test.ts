import { company } from "@/content/company";
import { promotions } from "@/content/promotions";
import { testimonials } from "@/content/testimonials";
import { noticesOf } from "@/lib/build/notices";

const content = { company, promotions, testimonials };

test("the owner is told which offers are over, what proof is missing and what is a sample", () => {
  const [offers, proof, stories, samples] = noticesOf(content, new Date("2026-11-22T12:00:00Z"));
  expect(offers).toMatch(/^5 of 6 offers are over .*\$100 off a water heater upgrade\.$/);
  expect(proof).toContain("licenses (footer of every page, About)");
  expect(stories).toMatch(/^5 of 5 customer stories are samples/);
  expect(samples).toContain("content/company.ts");
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
    promotions: promotions.slice(-1),
    testimonials: [{ id: 1, name: "A Person", timeAgo: "now", testimonial: "Good." }],
  };
  expect(noticesOf(filled, new Date("2026-11-22T12:00:00Z"))).toEqual([]);
});
