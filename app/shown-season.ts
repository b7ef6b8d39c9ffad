import { seasons } from "@/content/season";
import { buildTime } from "@/lib/calendar/build-time";
import { seasonAt } from "@/lib/calendar/season";

export const shownSeason = seasonAt(buildTime(), seasons);
