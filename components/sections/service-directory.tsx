import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { SitePicture } from "@/content/pictures";
import type { Family } from "@/content/schema";

type Props = {
  groups: readonly {
    label: string;
    family: Family;
    children: readonly { path: string; label: string }[];
  }[];
  /** One for each family: their names are then below a heading of the page's own. */
  pictures?: Readonly<Record<string, SitePicture>>;
};

/** The most links of one column. */
const longest = 6;

/** On wide screens a long family has two columns; in four, short ones stand one below the other in the last. */
const placeOf = (count: number) =>
  `${count > longest ? "lg:col-span-2" : ""} ${count < 4 ? "lg:max-xl:col-start-4" : "lg:max-xl:row-span-2"}`;

/** Services by family, in the page itself: on the page of all services and where nothing was found. */
export function ServiceDirectory({ groups, pictures }: Props) {
  const Heading = pictures ? "h3" : "h2";
  return (
    <div
      className={`grid gap-x-8 gap-y-10 wrap-anywhere sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5 ${
        pictures ? "mt-8 lg:mt-10" : "mt-14 border-t border-line pt-10"
      }`}
    >
      {groups.map(({ label, family, children }) => {
        const picture = pictures?.[family];
        const isLong = children.length > longest;
        return (
          <section
            key={label}
            data-reveal=""
            data-family={family}
            className={placeOf(children.length)}
          >
            {picture && (
              <Picture
                picture={picture}
                sizes={`(min-width: 1240px) ${isLong ? 32 : 15}vw, (min-width: 992px) ${isLong ? 40 : 19}vw, (min-width: 560px) 47vw, 92vw`}
                decorative
                className="mb-5 aspect-3/1 w-full rounded-card object-cover lg:aspect-auto lg:h-44"
              />
            )}
            <Heading className="text-h3 text-hue">{label}</Heading>
            <ul
              className={`mt-2 font-heading font-semibold ${isLong ? "lg:columns-2 lg:gap-8" : ""}`}
            >
              {children.map(({ path, label: name }) => (
                <li key={path} className="break-inside-avoid">
                  <a
                    href={path}
                    className="inline-block min-h-11 py-2.5 leading-snug underline-offset-4 hover:underline"
                  >
                    <Words>{name}</Words>
                    {"\u00a0"}
                    <Icon name="arrow-right" className="inline size-4 align-[-0.125em] text-hue" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
