import { Words } from "@/components/ui/words";

/** A worried reader's question in a word or two, and its answer: a large number, a text or both. */
export type Fact = {
  label: string;
  text?: string | undefined;
  keyFigure?: { value: string; condition: string; leads?: true | undefined } | undefined;
};

/**
 * What a worried reader asks first, in one band under the hero, each only where there is an answer.
 * The answer with the page's large number comes first. Rows of label and answer on phones, columns
 * from 46 rem on.
 */
export function FactsStrip({ facts }: { facts: readonly Fact[] }) {
  const answered = facts
    .filter(({ text, keyFigure }) => text || keyFigure)
    .toSorted((one, two) => Number(Boolean(two.keyFigure)) - Number(Boolean(one.keyFigure)));
  return (
    <div className="facts-strip border-b border-line bg-card">
      <dl className="shell">
        {answered.map(({ label, text, keyFigure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keyFigure && <KeyFigure {...keyFigure} />}
              {text && <Answers text={text} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const number = "numerals text-hue";
const sentence = (words: string) => `${words}.`;

/** The number set large, its condition beside it. */
const KeyFigure = ({ value, condition, leads }: NonNullable<Fact["keyFigure"]>) => (
  <span className="key-figure">
    {leads ? (
      <>
        <span>{condition}</span> <b className={number}>{sentence(value)}</b>{" "}
      </>
    ) : (
      <>
        <b className={number}>{value}</b> <span>{sentence(condition)}</span>{" "}
      </>
    )}
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
