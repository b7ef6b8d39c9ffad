import { createElement, Fragment, type ReactNode } from "react";

/** The names in braces of a sentence; any, if its type is only `string`. */
type Slots<Words extends string> = string extends Words
  ? string
  : Words extends `${string}{${infer Slot}}${infer Rest}`
    ? Slot | Slots<Rest>
    : never;

type Props<Words extends string> = { words: Words } & Record<Slots<Words>, ReactNode>;

/**
 * A sentence of content with links: each prop replaces its name in braces, such as `{phone}`. A
 * name without its prop, or a prop without its name, does not compile.
 */
export function Sentence<Words extends string>({ words, ...props }: Props<Words>) {
  const parts: Partial<Record<string, ReactNode>> = props;
  const filled = words.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? parts[part] : part));
  // As arguments, not as a list, so that the parts need no keys.
  return createElement(Fragment, null, ...filled);
}
