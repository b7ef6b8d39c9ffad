import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
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

/** Services by family, in the page itself: on the page of all services and where nothing was found. */
export function ServiceDirectory({ groups, pictures }: Props) {
  const Heading = pictures ? "h3" : "h2";
  return (
    <div
      className={`grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 ${
        pictures ? "mt-8 lg:mt-10" : "mt-14 border-t border-line pt-10"
      }`}
    >
      {groups.map(({ label, family, children }) => {
        const picture = pictures?.[family];
        return (
          <section key={label} data-reveal="" data-family={family}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 1240px) 271px, (min-width: 992px) 22vw, (min-width: 560px) 47vw, 92vw"
                decorative
                className="mb-5 aspect-3/1 w-full rounded-card object-cover lg:aspect-3/2"
              />
            )}
            <Heading className="text-h3 text-hue">{label}</Heading>
            <ul className="mt-2 font-heading font-semibold">
              {children.map(({ path, label: name }) => (
                <li key={path}>
                  <a
                    href={path}
                    className="inline-block min-h-11 py-2.5 leading-snug underline-offset-4 hover:underline"
                  >
                    {name}
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
