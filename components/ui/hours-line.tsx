import { Words } from "@/components/ui/words";
import type { OpenHours } from "@/content/open-hours";
import { hoursData } from "@/lib/calendar/hours";

type Props = Pick<OpenHours, "hours" | "holidays"> & {
  /** What holds at any time, under it. */
  line?: string;
};

/**
 * What the regular hours mean now: an empty line that lib/page-script/open-hours fills. Throws on
 * invalid hours, which stops the build.
 */
export function HoursLine({ hours, holidays, line }: Props) {
  return (
    <div className="text-small">
      <p
        {...hoursData(hours, holidays)}
        className="min-h-[1.5em] font-semibold noscript:min-h-0"
        suppressHydrationWarning
      >
        {/* A text node, though empty: the script may have filled it before React hydrates. */}
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
