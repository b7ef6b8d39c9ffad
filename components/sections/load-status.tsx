import { PhoneLink } from "@/components/ui/phone-link";
import type { Company } from "@/content/schema";

/**
 * What is said while a press waits for its part of the page to come, and when that takes too long
 * fails; styles/motion.css shows the one or the other by the page script's states.
 */
export const LoadStatus = ({ phone }: { phone: Company["phone"] }) => (
  <div role="status" className="load-status no-print">
    <p className="while-waiting">One moment...</p>
    <p className="when-failed">
      This part of the page didn&apos;t load. Try again or reload: what you typed is kept. Or call{" "}
      <PhoneLink phone={phone} className="underline" />.
    </p>
  </div>
);
