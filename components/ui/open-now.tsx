import type { OpenHours } from "@/content/open-hours";
import { hoursData } from "@/lib/calendar/hours";

type Props = {
  hours: OpenHours;
  /** False where what holds at any hour is the answer: it stays. */
  live?: boolean;
  className?: string;
};

/**
 * Under a number to call: what holds at any hour, which lib/browser/features/hours narrows during
 * opening hours.
 */
export const OpenNow = ({ hours, live = true, className = "" }: Props) => (
  <span
    {...(live && { ...hoursData(hours), "data-any-time": hours.anyTime })}
    className={`font-text text-small [line-height:1.25rem] font-normal ${className}`}
  >
    {hours.anyTime}
  </span>
);
