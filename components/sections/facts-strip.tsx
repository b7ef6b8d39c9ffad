import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { IconName } from "@/content/icons";

/** A worried reader's question in a word or two, and its answer: a large number, a text or both. */
export type Fact = {
  label: string;
  icon: IconName;
  text?: string | undefined;
  numeral?: { value: string; says: string } | undefined;
};

/** As many facts as fit side by side on a laptop. */
const inOneRow = 5;

/**
 * What a worried reader asks first, in one band under the hero, each only where there is an answer.
 * The answer with the page's large number comes first. Rows of label and answer on phones, columns
 * from 46 rem on.
 */
export function FactsStrip({ facts }: { facts: readonly Fact[] }) {
  const answered = facts
    .filter(({ text, numeral }) => text || numeral)
    .toSorted((one, two) => Number(Boolean(two.numeral)) - Number(Boolean(one.numeral)));
  const oneRow = answered.length <= inOneRow && !answered[0]?.numeral;
  return (
    <div className="facts-strip border-b border-line bg-card">
      <dl data-one-row={oneRow || undefined} className="shell">
        {answered.map(({ label, icon, text, numeral }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} className="size-4 shrink-0" />
              {label}
            </dt>
            <dd>
              {numeral && <Numeral {...numeral} />}
              {text && <Answers text={text} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The number set large, its condition beside it. */
const Numeral = ({ value, says }: NonNullable<Fact["numeral"]>) => (
  <span className="numeral">
    <b data-long={value.length > 4 || undefined}>{value}</b> <span>{says}</span>
  </span>
);

/** One answer per line. */
const Answers = ({ text }: { text: string }) =>
  text.split(/(?<=\.) /).map((answer, index) => (
    <span key={answer} className="block">
      {index > 0 && " "}
      <Words>{answer}</Words>
    </span>
  ));
