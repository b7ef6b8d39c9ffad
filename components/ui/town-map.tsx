import { areaWords } from "@/content/words/service-area";
import { mapDrawings } from "@/lib/service-area/map-drawings";
import { slugOf } from "@/lib/service-area/slug";

type Props = {
  /** Towns to highlight: the results of a search, none without one. */
  found: readonly string[];
};

const layouts = [
  { ...mapDrawings.wide, shown: "max-md:hidden" },
  { ...mapDrawings.narrow, shown: "md:hidden" },
];

/**
 * The served towns on a map beside their list, which has the same information as text: one
 * file for the window's width, and over it each town's shape, out of the same file, and dot.
 * lib/browser/features/town-map highlights the town under the pointer.
 */
export const TownMap = ({ found }: Props) => (
  <figure data-reveal="">
    <div className="relative overflow-hidden rounded-card border border-line bg-card">
      <picture>
        <source
          media="(min-width: 768px)"
          srcSet={mapDrawings.wide.url}
          width={mapDrawings.wide.width}
          height={mapDrawings.wide.height}
        />
        <img
          src={mapDrawings.narrow.url}
          width={mapDrawings.narrow.width}
          height={mapDrawings.narrow.height}
          alt={areaWords.map}
          className="h-auto w-full"
        />
      </picture>
      {layouts.map(({ url, width, height, dots, shown }) => (
        <svg
          key={url}
          data-town-map={url}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className={`absolute inset-0 size-full ${shown}`}
        >
          {dots.map(({ town, x, y }) => (
            <g key={town} data-town={town} data-found={found.includes(town) || undefined}>
              <use data-shape={`#${slugOf(town)}`} />
              <circle cx={x} cy={y} r="6.5" />
            </g>
          ))}
        </svg>
      ))}
    </div>
    <figcaption className="mt-2 text-small text-muted">{areaWords.mapSources}</figcaption>
  </figure>
);
