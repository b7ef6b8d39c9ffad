"use client";

import { areaWords } from "@/content/words/service-area";
import { lookUp, type Found, type ServiceArea } from "@/lib/service-area/look-up";
import { announceResults } from "@/lib/timings";
import { useDelayed } from "@/lib/service-area/use-delayed";

type Props = {
  area: ServiceArea;
  search: string;
  /** Chooses a suggested town. */
  onChoose: (town: string) => void;
};

/**
 * The answer to a search. It is announced once typing pauses: until then the live regions are busy,
 * and their content is inserted again so that it is announced once.
 */
export function AreaAnswer({ area, search, onChoose }: Props) {
  const settled = useDelayed(search, announceResults);
  const typing = settled !== search;
  const now = lookUp(area, search);
  const none = now.towns.length === 0;
  const before = lookUp(area, settled);

  return (
    <>
      <div role="status" aria-busy={typing} className="max-w-lead">
        {none ? (
          // One line, truncated: the full text is in the box above.
          <bdi key={String(typing)} className="block truncate font-semibold whitespace-pre">
            {areaWords.noResults(search)}
          </bdi>
        ) : (
          settled.trim() &&
          before.towns.length > 0 &&
          (before.answer ?? areaWords.count(before.towns.length))
        )}
      </div>
      {search.trim() === "" && (
        <p>
          <span>{areaWords.notListed}</span> <AskUs />
        </p>
      )}
      <div aria-live="polite" aria-busy={typing}>
        {none && <NoResultsActions key={String(typing)} {...now} onChoose={onChoose} />}
      </div>
    </>
  );
}

/** What to do where no town was found: choose a suggestion, or ask with what was typed. */
const NoResultsActions = ({ advice, guesses, ask, onChoose }: Found & Pick<Props, "onChoose">) => (
  <p className="flex flex-wrap items-center gap-x-6">
    {guesses.map((town) => (
      <button
        key={town}
        type="button"
        className="link min-h-11 font-semibold"
        onClick={() => onChoose(town)}
      >
        {areaWords.didYouMean(town)}
      </button>
    ))}
    {advice && <span>{advice}</span>}
    <AskUs query={`?town=${encodeURIComponent(ask)}`} />
  </p>
);

const AskUs = ({ query = "" }) => (
  <a href={`/contact${query}`} className="link inline-flex min-h-11 items-center">
    {areaWords.ask}
  </a>
);
