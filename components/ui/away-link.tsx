import type { ComponentProps } from "react";
import { frameWords } from "@/content/words/frame";

/** A link to another site, which opens a new tab, and tells those who do not see it. */
export const AwayLink = ({
  href,
  className,
  children,
}: Pick<ComponentProps<"a">, "href" | "className" | "children">) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
    <span className="sr-only"> {frameWords.newTab}</span>
  </a>
);
