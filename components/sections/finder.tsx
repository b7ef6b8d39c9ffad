import { House, HouseStyles } from "@/components/sections/house";
import { CallButton } from "@/components/ui/call-button";
import { Icon } from "@/components/ui/icon";
import type { HouseViews, SeasonTrouble } from "@/content/figures/house";
import type { Company } from "@/content/data/schemas/company";
import type { Finder as FinderWords } from "@/content/finder";

type Props = Pick<FinderWords, "heading" | "danger" | "problems" | "more"> & {
  views: HouseViews;
  /**
   * On home it is short: one symptom per machine, each a link to its answer, below them the number to
   * call and the link to all others; the house rests in the season's trouble, which ends at a call.
   * Elsewhere it is in full, and the page's own heading stands right above.
   */
  home?: { season: SeasonTrouble; phone: Company["phone"] };
};

/**
 * "What's wrong?" as an opened house: each machine has a number in the picture and an entry in the
 * list, and hovering an entry highlights its machine. Danger comes first and never leads to a form.
 * In full, an entry opens to its symptoms, and a number leads to it; short, both are a link to the
 * answer. Only links and native disclosures: works without script.
 */
export const Finder = ({ heading, danger, problems, more, views, home }: Props) => {
  const entries = problems.map((problem) => ({
    ...problem,
    first: home && problem.symptoms.find(({ onHome }) => onHome),
  }));
  return (
    <section id="finder" aria-labelledby="finder-heading" className="house on-night">
      <HouseStyles {...views} season={home?.season} />
      <div className="house-words">
        <h2 id="finder-heading" className={home ? "text-stage" : "sr-only"}>
          {heading}
        </h2>
        <div className={home ? undefined : "max-lg:pt-10"}>
          {/* Before anything else is asked; no link leads away. */}
          <div className="rounded-card border-2 border-night-error bg-error-wash px-5 py-4">
            <h3 className="flex gap-3 text-night-error">
              <Icon name="triangle-alert" className="mt-0.5 size-6 shrink-0" />
              {danger.heading}
            </h3>
            <p className="mt-1 font-semibold">{danger.text}</p>
          </div>
        </div>
        <ol className="house-list">
          {entries.map(({ first, ...problem }, index) =>
            home && !first ? null : (
              <li
                key={problem.id}
                id={`house-${problem.id}`}
                data-part={index + 1}
                className={problem.where ? "numbered" : ""}
              >
                {first ? <Symptom {...problem} {...first} /> : <Problem {...problem} />}
              </li>
            ),
          )}
        </ol>
        {home && (
          <>
            <p className="house-call grid sm:block">
              <CallButton phone={home.phone} short />
            </p>
            <a
              href="/services"
              className="link inline-flex min-h-12 items-center gap-2 font-semibold"
            >
              {more}
              <Icon name="arrow-right" className="size-5" />
            </a>
          </>
        )}
      </div>
      <House
        {...views}
        season={home?.season}
        hrefs={entries.map(({ id, first }) => first?.answer ?? `#house-${id}`)}
      />
    </section>
  );
};

type Machine = FinderWords["problems"][number];

/** Home's symptom, and below it the machine. */
const Symptom = ({ words, answer, name, where }: Machine & Machine["symptoms"][number]) => (
  <div className="house-entry">
    <span>
      {/* The link covers the whole entry. */}
      <a href={answer} className="stretched-link">
        {words}
      </a>{" "}
      <small>{[name, where].join("\u00a0· ")}</small>
    </span>
    <Icon name="arrow-right" className="mt-[11px] size-5 shrink-0 self-start" />
  </div>
);

const Problem = ({ name, where, symptoms }: Machine) => (
  <details className="group">
    <summary className="house-entry">
      <span>
        <b>{name}</b>
        {where && <small> {where}</small>}
      </span>
      <Icon name="plus" className="mt-[11px] size-6 shrink-0 self-start group-open:rotate-45" />
    </summary>
    <ul className="pb-[16px]">
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
