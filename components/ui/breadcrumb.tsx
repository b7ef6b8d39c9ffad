import { frameWords } from "@/content/words/frame";

export type Crumb = { name: string; path: string };

type Props = { crumbs: readonly Crumb[] };

/**
 * The breadcrumb; the same steps as in the structured data. On phones the last one is for assistive
 * technology alone: the heading right below says it.
 */
export const Breadcrumb = ({ crumbs }: Props) => (
  <nav
    aria-label={frameWords.breadcrumb}
    className="flex flex-wrap items-center text-small [--focus:currentColor]"
  >
    {crumbs.map(({ name, path }, index) => {
      const isLink = index < crumbs.length - 1;
      return (
        <span key={path} className={isLink ? "" : "max-sm:sr-only"}>
          {index > 0 && (
            <span aria-hidden="true" className="mx-2 sm:mx-3">
              /
            </span>
          )}
          {isLink ? (
            <a
              href={path}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
            >
              {name}
            </a>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </span>
      );
    })}
  </nav>
);
