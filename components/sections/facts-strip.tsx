import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { IconName } from "@/content/icons";
import type { ServiceFacts } from "@/content/service-schema";
import { serviceWords } from "@/content/words/service-page";

type Props = { facts: Pick<ServiceFacts, "when" | "cost" | "warranty" | "who" | "numeral"> };

const questions = [
  { of: "when", label: serviceWords.when, icon: "clock" },
  { of: "cost", label: serviceWords.cost, icon: "wallet" },
  { of: "warranty", label: serviceWords.warranty, icon: "shield-check" },
  { of: "who", label: serviceWords.who, icon: "users" },
] as const satisfies { of: string; label: string; icon: IconName }[];

/**
 * What a worried reader asks first, in one band under the hero: when we come, what it costs, the
 * warranty and who comes, each only where there is an answer. The answer with the page's large
 * number comes first. Rows of label and answer on phones, columns from 768 px on.
 */
export const FactsStrip = ({ facts }: Props) => (
  <div className="facts-strip border-b border-line bg-card">
    <ul className="shell">
      {questions
        .filter(({ of }) => facts[of] || facts.numeral?.answers === of)
        .toSorted((one, two) => Number(leads(facts, two.of)) - Number(leads(facts, one.of)))
        .map(({ of, label, icon }) => (
          <li key={of}>
            <span className="label">
              <Icon name={icon} className="size-4 shrink-0 max-md:hidden" />
              {label}
            </span>{" "}
            <span>
              {leads(facts, of) && <Numeral {...facts.numeral} />}
              <Answers text={facts[of] ?? ""} />
            </span>
          </li>
        ))}
    </ul>
  </div>
);

type Numbered = Pick<ServiceFacts, "numeral">;
const leads = (facts: Numbered, of: string): facts is Required<Numbered> =>
  facts.numeral?.answers === of;

/** The number set large, its condition beside it. */
const Numeral = ({ value, says }: NonNullable<ServiceFacts["numeral"]>) => (
  <span className="numeral">
    <b>{value}</b> <span>{says}</span>
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
