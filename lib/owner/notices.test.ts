import { promotions } from "@/content/promotions";
import { launchFaults, noticesOf } from "@/lib/owner/notices";
import { filledCompany, realStory } from "@/lib/testing/filled-proof";

const real = {
  ...{ company: filledCompany, gallery: { photographs: true }, testimonials: [realStory] },
  ...{ promotions: promotions.slice(0, 1), calendar: { holidays: {} } },
};
const now = new Date("2026-11-22T12:00:00Z");

test("nothing keeps real data, photographs, stories and a licensed plumber from being published", () => {
  const running = real.promotions.map((offer) => ({ ...offer, endsOn: undefined }));
  expect(noticesOf({ ...real, promotions: running }, now)).toEqual([]);
});

test("the owner is told which offers and holidays are over, what proof is missing, and what the gallery calls its pictures", () => {
  const [offer] = real.promotions;
  const offers = [
    { ...offer!, title: "An old offer", startsOn: undefined, endsOn: "2025-08-31" },
    { ...offer!, title: "An older offer", startsOn: undefined, endsOn: "2024-08-31" },
    { ...offer!, title: "A new offer", startsOn: undefined, endsOn: undefined },
  ];
  const company = { ...filledCompany, insured: false, team: [] };
  const calendar = { holidays: { "2026-11-21": null, "2026-11-22": null } };
  const gallery = { photographs: false };
  expect(noticesOf({ ...real, company, gallery, promotions: offers, calendar }, now)).toEqual([
    expect.stringMatching(/^Holidays are over .*: 2026-11-21\.$/),
    expect.stringMatching(/^2 of 3 offers are over .*An old offer; An older offer\.$/),
    expect.stringMatching(/insured \(footer of every page, About\); team \(About\)\.$/),
    expect.stringMatching(/content\/data\/gallery\.json/),
  ]);
});

test.each([
  ["another name's logo", { company: { ...real.company, name: "Warm & Co" } }, /wordmark\.svg/],
  [
    "a sample telephone number",
    { company: { ...real.company, phone: { display: "(630) 555-0142", e164: "+16305550142" } } },
    /^Samples.*content\/data\/company\.json\): phone\.$/,
  ],
  [
    "the sample addresses",
    { company: { ...real.company, email: "a@example.com", siteUrl: "https://www.example.com" } },
    /: email, siteUrl\.$/,
  ],
  [
    "a sample street",
    { company: { ...real.company, address: { ...real.company.address, street: "1 Sample St" } } },
    /: address\.$/,
  ],
  [
    "a sample story",
    { testimonials: [{ ...realStory, name: "Sample homeowner, Aurora" }] },
    /^1 of 1 customer stories.*content\/data\/testimonials\.json/,
  ],
  [
    "no license but one for heating",
    { company: { ...real.company, licenses: [{ name: "Heating license", number: "1" }] } },
    /plumbing license number.*content\/data\/company\.json/,
  ],
])("%s is named, with the file to edit", (_what, changed, fault) => {
  expect(launchFaults({ ...real, ...changed })).toEqual([expect.stringMatching(fault)]);
});
