import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import type { Finder as FinderWords } from "@/content/finder";

type Props = FinderWords & {
  /** On home: a few symptoms, and the address of the page with all of them. */
  shortOf?: string;
};

/**
 * From symptoms to the section that answers them, by links and native disclosures: complete on the
 * page of all services, short on home. Danger comes first and never leads to a form.
 */
export const Finder = ({ heading, danger, worries, more, shortOf }: Props) => (
  <Section heading={heading} id="finder">
    <div className="mb-6 rounded-card border-2 border-error bg-card p-5">
      <h3 className="flex gap-3 text-error">
        <Icon name="triangle-alert" className="mt-0.5 size-6 shrink-0" />
        {danger.heading}
      </h3>
      <p className="mt-1 font-semibold">{danger.text}</p>
    </div>
    {shortOf ? (
      <ul className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-16">
        {[...common(worries), { words: more, answer: shortOf }].map(({ words, answer }) => (
          <li key={words} className="border-t border-line">
            <a
              href={answer}
              className="flex min-h-13 items-center justify-between gap-4 py-2 font-heading font-semibold underline-offset-4 hover:underline"
            >
              {words}
              <Icon name="arrow-right" className="size-5 shrink-0 text-hue" />
            </a>
          </li>
        ))}
      </ul>
    ) : (
      <div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-16">
        {[worries.slice(0, half(worries)), worries.slice(half(worries))].map((column, index) => (
          // Separate columns: opening an entry moves nothing in the other.
          <div key={index}>
            {column.map((worry) => (
              <Worry key={worry.name} {...worry} />
            ))}
          </div>
        ))}
      </div>
    )}
  </Section>
);

const common = (worries: FinderWords["worries"]) =>
  worries.flatMap(({ symptoms }) => symptoms.filter(({ onHome }) => onHome));

const half = (list: readonly unknown[]) => Math.ceil(list.length / 2);

/** A worry with its symptoms, each a link to its answer. */
const Worry = ({ name, family, symptoms }: FinderWords["worries"][number]) => (
  <details data-family={family} className="group border-t border-line">
    <summary className="flex min-h-14 items-center justify-between gap-4 py-4 font-heading font-semibold">
      {name}
      <Icon
        name="plus"
        className="size-6 shrink-0 text-hue transition-transform group-open:rotate-45"
      />
    </summary>
    <ul className="pb-5">
      {symptoms.map(({ words, answer }) => (
        <li key={words}>
          <a href={answer} className="link inline-flex min-h-12 items-center">
            {words}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
