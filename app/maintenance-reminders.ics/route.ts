import { company } from "@/content/company";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages } from "@/content/navigation";
import { siteUrl } from "@/content/site";
import { buildTime } from "@/lib/calendar/build-time";
import { calendar } from "@/lib/calendar/events";
import { illinoisDay } from "@/lib/calendar/illinois-time";
import { lastChanged } from "@/lib/seo/last-changed";

export const dynamic = "force-static";

/** The two yearly reminders, generated at build. */
export function GET(): Response {
  const url = siteUrl + pages.maintenancePlan.path;
  const events = maintenancePlan.reminders.events.map(({ id, day, title, text }) => ({
    ...{ id, day, title, url },
    description: text,
    yearly: true,
  }));
  const source = {
    company: company.name,
    host: new URL(siteUrl).hostname,
    written: lastChanged(["content/maintenance-plan.ts"]) ?? illinoisDay(buildTime()),
  };
  return new Response(calendar(events, source), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
