import { company } from "@/content/company";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages } from "@/content/navigation";
import { siteUrl } from "@/content/site";
import { buildTime } from "@/lib/calendar/build-time";
import { illinoisDay } from "@/lib/calendar/illinois-time";
import { remindersFile } from "@/lib/calendar/reminders-file";

export const dynamic = "force-static";

export function GET(): Response {
  const text = remindersFile(maintenancePlan.reminders.events, {
    company: company.name,
    url: siteUrl + pages.maintenancePlan.path,
    written: illinoisDay(buildTime()),
  });
  return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
