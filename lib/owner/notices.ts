import type { Company } from "@/content/data/schemas/company";
import type { Holidays } from "@/content/data/schemas/hours";
import type { Promotion } from "@/content/data/schemas/promotions";
import type { Testimonial } from "@/content/data/schemas/testimonials";
import { launchFaults } from "@/lib/owner/launch";
import { illinoisTime } from "@/lib/calendar/illinois-time";
import { byPhase } from "@/lib/calendar/promotion-state";

type Content = {
  company: Company;
  promotions: readonly Promotion[];
  testimonials: readonly Testimonial[];
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
 * proof, and sample values. None of them stops a build.
 */
export function noticesOf(
  { company, promotions, testimonials, calendar }: Content,
  now: Date,
): string[] {
  const { past } = byPhase(promotions, now);
  const empty = Object.entries(proof).filter(([name]) => isEmpty(company[name as keyof Company]));
  const today = illinoisTime(now).toISOString().slice(0, 10);
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
    ...launchFaults({ company, testimonials }),
  ].filter((line) => line !== false);
}
