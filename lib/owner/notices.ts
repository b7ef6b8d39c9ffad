import { readFileSync } from "node:fs";
import type { Company } from "@/content/data/schemas/company";
import type { Holidays } from "@/content/data/schemas/hours";
import type { Promotion } from "@/content/data/schemas/promotions";
import type { Testimonial } from "@/content/data/schemas/testimonials";
import { isSample } from "@/content/testimonials";
import { sampleFields } from "@/lib/seo/samples";
import { illinoisDay } from "@/lib/calendar/illinois-time";
import { byPhase } from "@/lib/calendar/promotion-state";

/** The name that the logo draws. */
const drawnName = /<title>(.*)<\/title>/
  .exec(readFileSync("content/wordmark.svg", "utf8"))?.[1]
  ?.replaceAll("&amp;", "&");

type Published = {
  /** With the site's published URL. */
  company: Company;
  testimonials: readonly Testimonial[];
};
type Content = Published & {
  gallery: { photographs: boolean };
  promotions: readonly Promotion[];
  calendar: { holidays: Holidays };
};

/** Where each kind of proof is shown once content/data/company.json has it. */
const proof = {
  licenses: "footer of every page, About",
  insured: "footer of every page, About",
  brandsServiced: "About, service pages without brands of their own",
  team: "About",
  reviewsUrl: "home's stories, About",
} as const;

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/**
 * Notes for the owner before publishing, one line each: holidays and offers that are over at `now`, missing
 * proof, what the gallery calls its pictures, and sample values. None of them stops a build.
 */
export function noticesOf(
  { company, gallery, promotions, testimonials, calendar }: Content,
  now: Date,
): string[] {
  const { past } = byPhase(promotions, now);
  const empty = Object.entries(proof).filter(([name]) => isEmpty(company[name as keyof Company]));
  const today = illinoisDay(now);
  const holidays = Object.keys(calendar.holidays).filter((date) => date < today);
  return [
    holidays.length > 0 &&
      `Holidays are over (content/data/hours.json), list the next ones: ${holidays.join(", ")}.`,
    past.length > 0 &&
      `${past.length} of ${promotions.length} offers are over (content/data/promotions.json): ${past
        .map(({ title }) => title)
        .join("; ")}.`,
    empty.length > 0 &&
      `Not shown while empty in content/data/company.json: ${empty
        .map(([name, where]) => `${name} (${where})`)
        .join("; ")}.`,
    !gallery.photographs &&
      "The gallery calls its pictures illustrations: once the image service holds photographs of your jobs, set photographs in content/data/gallery.json.",
    ...launchFaults({ company, testimonials }),
  ].filter((line) => line !== false);
}

/**
 * Reasons against publishing: a logo of another name, sample data, sample stories, and water heater and boiler work without
 * the license number that Illinois requires beside it (225 ILCS 320).
 *
 * @returns a sentence for each, with the file to edit
 */
export function launchFaults({ company, testimonials }: Published): string[] {
  const fields = sampleFields(company);
  const stories = testimonials.filter(isSample);
  const isDrawn = company.name === drawnName;
  const licensed = company.licenses.some(({ name }) => /plumb/i.test(name));
  return [
    !isDrawn &&
      `The logo draws "${drawnName ?? ""}", not "${company.name}": draw it anew in content/wordmark.svg, and write the name into its <title>.`,
    fields.length > 0 &&
      `Samples, to be replaced before launch (content/data/company.json): ${fields.join(", ")}.`,
    stories.length > 0 &&
      `${stories.length} of ${testimonials.length} customer stories are samples, to be replaced before launch (content/data/testimonials.json).`,
    !licensed &&
      "Water heater and boiler work is advertised without a plumbing license number, which Illinois wants there (licenses in content/data/company.json).",
  ].filter((line) => line !== false);
}
