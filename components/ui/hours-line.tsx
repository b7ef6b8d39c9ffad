import { Words } from "@/components/ui/words";
import type { OpenHours } from "@/content/open-hours";
import { hoursData } from "@/lib/calendar/hours";

type Props = Pick<OpenHours, "hours" | "holidays"> & {
  /** What holds at any time, under it. */
  line?: string;
};

/**
 * What the regular hours mean now, in a line that is kept free until lib/page-script/open-hours says it
 * (row 202). Throws where hours are none, which stops the build.
 */
export function HoursLine({ hours, holidays, line }: Props) {
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
      {line && (
        <p>
          <Words>{line}</Words>
        </p>
      )}
    </div>
  );
}
