import { Words } from "@/components/ui/words";

/** A worried reader's question in a word or two, and its answer: a large number, a text or both. */
export type Fact = {
  label: string;
  text?: string | undefined;
  numeral?: { value: string; says: string } | undefined;
};

/**
 * What a worried reader asks first, in one band under the hero, each only where there is an answer.
 * The answer with the page's large number comes first. Rows of label and answer on phones, columns
 * from 46 rem on.
 */
export function FactsStrip({ facts }: { facts: readonly Fact[] }) {
  const answered = facts
    .filter(({ text, numeral }) => text || numeral)
    .toSorted((one, two) => Number(Boolean(two.numeral)) - Number(Boolean(one.numeral)));
  return (
    <div className="facts-strip border-b border-line bg-card">
      <dl className="shell">
        {answered.map(({ label, text, numeral }) => (
          <div key={label}>
            <dt>{label}</dt>
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

const sentence = (words: string) => `${words}.`;

/** The number set large, its condition beside it. */
const Numeral = ({ value, says }: NonNullable<Fact["numeral"]>) => (
  <span className="numeral">
    <b>{value}</b> <span>{sentence(says)}</span>{" "}
  </span>
);

/** Each answer in a line of its own where the columns have the room. */
const Answers = ({ text }: { text: string }) =>
  text.split(/(?<=\.) /).map((answer, index) => (
    <span key={answer}>
      {index > 0 && " "}
      <Words>{answer}</Words>
    </span>
  ));
