import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/schema";
import { frameWords } from "@/content/words/frame";

const { loading } = frameWords;
const note = "no-print mt-4 rounded-control border-2 border-error bg-card px-4 py-3 text-ink";
// In the note's own color: it is also used in the footer.
const action = "font-semibold underline underline-offset-4";

/**
 * The message while a press waits for its island, and the notes that the page script shows beside
 * an island that has failed, or has lost a press (lib/browser/islands).
 */
export const LoadStatus = ({ phone }: { phone: Company["phone"] }) => (
  <>
    <div role="status" className="load-status no-print">
      <p>{loading.waiting}</p>
    </div>
    <div hidden data-of="failed">
      <p role="alert" data-note="" className={note}>
        <Sentence
          words={loading.failed}
          again={
            <button type="button" data-retry="" className={action}>
              {loading.again}
            </button>
          }
          phone={<PhoneLink phone={phone} className={action} />}
        />
      </p>
    </div>
    <div hidden data-of="again">
      <p role="alert" data-note="" className={note}>
        {loading.pressAgain}
      </p>
    </div>
  </>
);
