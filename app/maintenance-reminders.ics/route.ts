import { calendarFile } from "@/app/calendar-file";
import { maintenancePlan } from "@/content/maintenance-plan";
import { pages } from "@/content/navigation";
import { siteUrl } from "@/content/site";

export const dynamic = "force-static";

export function GET(): Response {
  const url = siteUrl + pages.maintenancePlan.path;
  const events = maintenancePlan.reminders.events.map(({ text: description, ...event }) => ({
    ...event,
    ...{ description, url, yearly: true },
  }));
  return calendarFile(events);
}
