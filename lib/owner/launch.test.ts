import { launchFaults } from "@/lib/owner/notices";
import { filledCompany, realStory } from "@/lib/testing/filled-proof";

const real = { company: filledCompany, testimonials: [realStory] };

test("nothing keeps real data, real stories and a licensed plumber from being published", () => {
  expect(launchFaults(real)).toEqual([]);
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
