import { frameWords } from "@/content/words/frame";

export type Crumb = { name: string; path: string };

type Props = {
  /** From home to the page itself, which is not a link. */
  crumbs: readonly Crumb[];
};

/** The breadcrumb; the same steps as in the structured data. */
export const Breadcrumb = ({ crumbs }: Props) => (
  <nav
    aria-label={frameWords.breadcrumb}
    className="flex items-center gap-x-2 text-small sm:gap-x-3"
  >
    {crumbs.slice(0, -1).map(({ name, path }) => (
      <span key={path} className="flex shrink-0 items-center gap-x-2 sm:gap-x-3">
        <a
          href={path}
          className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
        >
          {name}
        </a>
        <span aria-hidden="true">/</span>
      </span>
    ))}
    <span aria-current="page" className="truncate">
      {crumbs.at(-1)?.name}
    </span>
  </nav>
);
