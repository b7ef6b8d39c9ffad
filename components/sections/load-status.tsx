import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/schema";
import { frameWords } from "@/content/words/frame";

/**
 * What is said while a press waits for its part of the page to come, and when that takes too long
 * fails; styles/motion.css shows the one or the other by the page script's states.
 */
export const LoadStatus = ({ phone }: { phone: Company["phone"] }) => (
  <div role="status" className="load-status no-print">
    <p className="while-waiting">{frameWords.loading.waiting}</p>
    <p className="when-failed">
      <Sentence
        words={frameWords.loading.failed}
        phone={<PhoneLink phone={phone} className="underline" />}
      />
    </p>
  </div>
);
