"use client";

import { Sentence } from "@/components/ui/sentence";
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
      <div role="status" aria-busy={typing} className="mt-4 min-h-[1.6em] max-w-lead">
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
      <div aria-live="polite" aria-busy={typing}>
        {none && <NoResultsActions key={String(typing)} {...now} onChoose={onChoose} />}
      </div>
    </>
  );
}

/** What to do where no town was found: choose a suggestion, or ask with what was typed. */
const NoResultsActions = ({ advice, guesses, ask, onChoose }: Found & Pick<Props, "onChoose">) => {
  const href = `/contact?town=${encodeURIComponent(ask)}`;
  const zipAdvice = advice !== areaWords.allDigits && advice;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-6">
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
      {zipAdvice ? (
        <span className="py-2">
          <Sentence
            words={areaWords.askAbout}
            advice={advice}
            link={
              <a className="link inline-block" href={href}>
                {areaWords.askUs}
              </a>
            }
          />
        </span>
      ) : (
        <>
          {advice && <span className="py-2">{advice}</span>}
          <a className="link inline-flex min-h-11 items-center" href={href}>
            {areaWords.ask}
          </a>
        </>
      )}
    </p>
  );
};
