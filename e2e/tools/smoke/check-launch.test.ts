import { company } from "@/content/company";
import { testimonials } from "@/content/testimonials";
import { checkLaunch } from "@/e2e/tools/smoke/check-launch";

const samples = { company: { ...company, licenses: [] }, testimonials };

test.each([
  ["https://smart.example", 3],
  ["http://localhost:3000", 0],
  ["http://127.0.0.1:3000", 0],
])("of %s with samples and without a license %i lacks are found", (site, count) => {
  const found = checkLaunch(site, samples);
  expect(found).toHaveLength(count);
  for (const lack of found) expect(lack).toMatch(/\(.*content\/(company|testimonials)\.ts\)/);
});
