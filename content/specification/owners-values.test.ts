import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { promotions } from "@/content/promotions";
import { testimonials } from "@/content/testimonials";
import { townPoints, towns } from "@/content/towns";

/**
 * Prices, hours, towns, offers and stories are the specification's, the company's data are samples. When the
 * owner's own are in content/data, write false here: no other test minds them.
 */
const asSpecified = true;
const specified = asSpecified ? test : test.skip;

specified("the numbers are the specification's own (rows 3, 6, 197-203)", () => {
  expect(facts).toMatchObject({
    founded: 2010,
    copyrightYear: 2025,
    certification: "NATE-certified",
    replyTime: "1-2 business days",
    removalTime: "7\u201310 days",
    emergencyService: "24/7 Emergency Service",
    plan: { price: "$99", period: "a year", repairDiscount: "15%" },
    emergencyAc: {
      arrival: "2-3 hours",
      warranty: "90-day parts and 30-day labor warranty",
      surcharge: "extra fee outside business hours",
    },
    acRepair: { diagnosticFee: "$75", warranty: "1-year parts and labor warranty" },
    ductCleaning: {
      recleanWindow: "30 days",
      standardPlanDiscount: "10%",
      advancedPlanDiscount: "15%",
    },
    financing: { offer: "0% interest for 12 months on approved credit" },
    hours: { appointments: "Monday to Friday 8AM-5PM", repairs: "Monday to Saturday 7AM-8PM" },
  });
});

specified(
  "what the specification does not give is a sample that cannot reach anybody (row 4)",
  () => {
    expect(company.phone.e164).toMatch(/^\+1\d{3}55501\d{2}$/);
    const addresses = [
      company.siteUrl,
      company.mapUrl,
      company.developer.url,
      `https://${company.email.split("@")[1]}`,
    ];
    for (const address of [...addresses, ...company.social.map(({ url }) => url)]) {
      expect(new URL(address).hostname).toMatch(/(^|\.)example\.com$/);
    }
  },
);

specified("the company is of Illinois, and its towns are twenty (rows 3, 144)", () => {
  expect(company.address.state).toBe("IL");
  expect(towns).toHaveLength(20);
  expect(Object.keys(townPoints).sort()).toEqual(towns.toSorted());
});

specified("five stories, each marked as a sample (row 145)", () => {
  expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { name } of testimonials) expect(name).toMatch(/^Sample /);
});

specified("six offers in their order, with the dates of the specification (rows 130-137)", () => {
  const told = promotions.map((each) => [each.amount, each.validUntil, each.startsOn, each.endsOn]);
  expect(told).toEqual([
    ["20%", "Valid until August 31, 2025", undefined, "2025-08-31"],
    ["$50", "Valid until December 31, 2025", undefined, "2025-12-31"],
    ["15%", "September and October 2025", "2025-09-01", "2025-10-31"],
    ["$75", "Valid until November 30, 2025", undefined, "2025-11-30"],
    ["$100", "Valid until December 31, 2025", undefined, "2025-12-31"],
    ["$30", "No expiration", undefined, undefined],
  ]);
  const titles = [
    ...["summer AC tune-up", "new customers", "furnace checkup"],
    ...["duct cleaning", "water heater upgrade", "refer a friend"],
  ];
  promotions.forEach(({ title, amount }, index) => {
    expect(title).toContain(titles[index]);
    expect(title).toContain(amount);
  });
});
