import { seasons } from "@/content/season";
import { buildTime } from "@/lib/calendar/build-time";
import { seasonAt } from "@/lib/calendar/season";

/** The season that this build's pages show. */
export const shownSeason = seasonAt(buildTime(), seasons);
