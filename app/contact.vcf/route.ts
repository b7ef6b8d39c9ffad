import { company } from "@/content/company";
import { openHours } from "@/content/open-hours";
import { siteUrl } from "@/content/site";
import { contactCard } from "@/lib/calendar/contact-card";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(contactCard(company, openHours.line, siteUrl), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
}
