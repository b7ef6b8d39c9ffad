import { checkLaunch } from "@/e2e/tools/smoke/check-launch";
import { filledCompany, realStory } from "@/lib/testing/filled-proof";

const samples = {
  company: { ...filledCompany, email: "hello@example.com", licenses: [] },
  testimonials: [{ ...realStory, name: "Sample homeowner" }],
};

test.each([
  ["https://smart.example", 3],
  ["http://localhost:3000", 0],
  ["http://127.0.0.1:3000", 0],
])("of %s with samples and without a license %i lacks are found", (site, count) => {
  const found = checkLaunch(site, samples);
  expect(found).toHaveLength(count);
  for (const lack of found) expect(lack).toMatch(/\(.*content\/(company|testimonials)\.ts\)/);
});
