import type { OpenHours } from "@/content/open-hours";
import { hoursData } from "@/lib/calendar/hours";

type Props = Pick<OpenHours, "week" | "holidays" | "closedText">;

/** What the regular hours mean now: an empty line that lib/browser/features/hours fills. */
export const HoursLine = ({ week, holidays, closedText }: Props) => (
  <p
    {...hoursData({ week, holidays })}
    data-closed={closedText}
    className="min-h-[1.5em] font-semibold noscript:min-h-0"
  >
    {/* A text node, though empty: the script may have filled it before React hydrates. */}
    {""}
  </p>
);
