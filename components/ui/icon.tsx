import type { IconName } from "@/content/icons";
import { iconAddress } from "@/lib/pictures/icon-address";

type Props = { name: IconName; className?: string };

/**
 * One drawing, as tall as the text beside it unless told otherwise.
 * Always hidden from assistive technology: the words next to it carry the meaning.
 */
export const Icon = ({ name, className = "size-[1.25em] shrink-0" }: Props) => (
  <svg aria-hidden="true" className={className}>
    <use href={iconAddress(name)} />
  </svg>
);
