import type { Company } from "@/content/data/schemas/company";
import type { Testimonial } from "@/content/data/schemas/testimonials";
import { isSample } from "@/content/testimonials";
import { sampleFields } from "@/lib/seo/samples";

type Content = {
  /** With the site's published URL. */
  company: Company;
  testimonials: readonly Testimonial[];
};

/**
 * Reasons against publishing: sample data, sample stories, and water heater and boiler work without
 * the license number that Illinois requires beside it (225 ILCS 320).
 *
 * @returns a sentence for each, with the file to edit
 */
export function launchFaults({ company, testimonials }: Content): string[] {
  const fields = sampleFields(company);
  const stories = testimonials.filter(isSample);
  const licensed = company.licenses.some(({ name }) => /plumb/i.test(name));
  return [
    fields.length > 0 &&
      `Samples, to be replaced before launch (content/data/company.json): ${fields.join(", ")}.`,
    stories.length > 0 &&
      `${stories.length} of ${testimonials.length} customer stories are samples, to be replaced before launch (content/data/testimonials.json).`,
    !licensed &&
      "Water heater and boiler work is advertised without a plumbing license number, which Illinois wants there (licenses in content/data/company.json).",
  ].filter((line) => line !== false);
}
