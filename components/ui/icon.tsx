import type { IconName } from "@/content/icons";
import { iconId } from "@/lib/pictures/icon-id";

type Props = {
  name: IconName;
  className?: string;
  /** In a menu: its drawing need not stand in the page, and loads when the menu opens. */
  external?: true;
};

/**
 * An icon, by default as tall as the text beside it. Always hidden from assistive technology: the
 * text next to it carries the meaning.
 */
export const Icon = ({ name, className = "size-[1.25em] shrink-0", external }: Props) => (
  <svg aria-hidden="true" className={className}>
    <use {...{ [external ? "data-href" : "href"]: `#${iconId(name)}` }} />
  </svg>
);
