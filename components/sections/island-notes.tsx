import type { ReactNode } from "react";
import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/data/schemas/company";
import { frameWords } from "@/content/words/frame";
import type { IslandNote } from "@/lib/islands/attributes";

const { loading } = frameWords;
// In the note's own color: it is also used in the footer.
const action = "font-semibold underline underline-offset-4";

type Props = { name: Exclude<IslandNote, "waiting">; children: ReactNode };

const Alert = ({ name, children }: Props) => (
  <template data-note={name}>
    <p
      role="alert"
      className="no-print mt-4 rounded-control border-2 border-error bg-card px-4 py-3 text-ink"
    >
      {children}
    </p>
  </template>
);

/** What an island shows beside itself while a press waits, and when its scripts have failed. */
export function IslandNotes({ phone }: { phone: Company["phone"] }) {
  const number = <PhoneLink phone={phone} className={action} />;
  const again = (
    <button type="button" className={action}>
      {loading.again}
    </button>
  );
  return (
    <>
      <template data-note={"waiting" satisfies IslandNote}>
        <div role="status" className="island-waiting no-print">
          <p>{loading.waiting}</p>
        </div>
      </template>
      <Alert name="failed">
        <Sentence words={loading.failed} again={again} phone={number} />
      </Alert>
      <Alert name="unreachable">
        <Sentence words={loading.unreachable} again={again} phone={number} />
      </Alert>
      <Alert name="lost">{loading.pressAgain}</Alert>
    </>
  );
}
