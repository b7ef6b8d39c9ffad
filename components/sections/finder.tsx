import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import type { Finder as FinderWords } from "@/content/finder";
import type { ServiceOption } from "@/content/schema";

type Symptom = FinderWords["worries"][number]["symptoms"][number];
type Props = FinderWords & {
  /** What the form's service field is set to, by the symptom's service. */
  optionOf: (service: Symptom["service"]) => ServiceOption;
  contactPath: string;
};

/**
 * From a worry to the section that answers it in two taps, by native disclosures and links alone; or
 * to the form, which then begins with the symptom. Danger comes first and never leads to a form.
 */
export const Finder = ({ heading, intro, danger, ask, worries, optionOf, contactPath }: Props) => (
  <Section heading={heading} intro={intro} id="finder">
    <div className="mb-6 rounded-card border-2 border-error bg-card p-5">
      <h3 className="flex gap-3 text-error">
        <Icon name="triangle-alert" className="mt-0.5 size-6 shrink-0" />
        {danger.heading}
      </h3>
      <p className="mt-1 font-semibold">{danger.text}</p>
    </div>
    <div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-16">
      {[worries.slice(0, half(worries)), worries.slice(half(worries))].map((column, index) => (
        // Each column by itself: what opens in one moves nothing in the other.
        <div key={index}>
          {column.map((worry) => (
            <Worry key={worry.name} {...worry} {...{ ask, optionOf, contactPath }} />
          ))}
        </div>
      ))}
    </div>
  </Section>
);

const half = (list: readonly unknown[]) => Math.ceil(list.length / 2);

type WorryProps = FinderWords["worries"][number] & Pick<Props, "ask" | "optionOf" | "contactPath">;

/** One worry and, when it is opened, its symptoms: each with its answer and the way to ask. */
const Worry = ({ name, family, symptoms, ask, optionOf, contactPath }: WorryProps) => (
  <details data-family={family} className="group border-t border-line">
    <summary className="flex min-h-14 items-center justify-between gap-4 py-4 font-heading font-semibold">
      {name}
      <Icon
        name="plus"
        className="size-6 shrink-0 text-hue transition-transform group-open:rotate-45"
      />
    </summary>
    <ul className="pb-5">
      {symptoms.map(({ words, service, answer }) => {
        const query = new URLSearchParams({ service: optionOf(service), about: words });
        return (
          <li key={words} className="flex items-center justify-between gap-4">
            <a href={answer} className="link inline-flex min-h-12 items-center">
              {words}
            </a>
            <a
              href={`${contactPath}?${query.toString()}`}
              className="inline-flex min-h-12 shrink-0 items-center text-small underline underline-offset-4"
            >
              {ask}
              <span className="sr-only">: {words}</span>
            </a>
          </li>
        );
      })}
    </ul>
  </details>
);
