import { Words } from "@/components/ui/words";
import type { OpenHours } from "@/content/open-hours";
import { hoursData } from "@/lib/calendar/hours";

/**
 * The regular hours and what to do outside of them, true as served; lib/page-script/open-hours adds
 * what they mean now, in a line that is kept free for it (row 202). Throws where hours are none,
 * which stops the build.
 */
export function HoursLine({ hours, line, holidays }: OpenHours) {
  return (
    <div className="text-small">
      <p
        {...hoursData(hours, holidays)}
        className="min-h-[1.5em] font-semibold noscript:min-h-0"
        suppressHydrationWarning
      >
        {/* A text, though empty: the script may have spoken before React compares. */}
        {""}
      </p>
      <p>
        <Words>{line}</Words>
      </p>
    </div>
  );
}
