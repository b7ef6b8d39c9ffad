import { areaWords } from "@/content/words/service-area";
import { lookUp, type Found, type ServiceArea } from "@/lib/service-area/look-up";
import { announceResults } from "@/lib/timings";
import { useDelayed } from "@/lib/service-area/use-delayed";

type Props = { area: ServiceArea; search: string; onChoose: (town: string) => void };

/**
 * The answer to a search, and the link for towns not listed, which stays whatever was typed and
 * carries it where nothing was found. The answer is announced once typing pauses: until then the
 * live regions are busy, and their content is inserted again so that it is announced once.
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
      <p className="flex flex-wrap items-center gap-x-6">
        <span aria-live="polite" aria-busy={typing} className="contents">
          {none && <Instead key={String(typing)} {...now} onChoose={onChoose} />}
        </span>
        <span>
          {!none && <span>{areaWords.notListed} </span>}
          <a
            href={`/contact${none ? `?town=${encodeURIComponent(now.ask)}` : ""}`}
            className="link inline-flex min-h-11 items-center"
          >
            {areaWords.ask}
          </a>
        </span>
      </p>
    </>
  );
}

/** Where no town was found: the town that was meant, or what to type. */
const Instead = ({ advice, guesses, onChoose }: Found & Pick<Props, "onChoose">) => (
  <>
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
  </>
);
