import { PhoneLink } from "@/components/ui/phone-link";
import type { Company } from "@/content/schema";

/**
 * What is said while a press waits for its part of the page to come, and when that takes too long
 * or fails; motion.css shows the one or the other by the states of the page script. The number works in any case.
 */
export const LoadStatus = ({ phone }: { phone: Company["phone"] }) => (
  <div role="status" className="load-status no-print">
    <p className="while-waiting">One moment...</p>
    <p className="when-failed">
      This is taking too long. Press again, or call{" "}
      <PhoneLink phone={phone} className="underline" />.
    </p>
  </div>
);
