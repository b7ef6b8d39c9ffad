import { Fragment, type ReactNode } from "react";

/** The names in braces of a sentence; of one that is only known as text, any. */
type Slots<Words extends string> = string extends Words
  ? string
  : Words extends `${string}{${infer Slot}}${infer Rest}`
    ? Slot | Slots<Rest>
    : never;

type Props<Words extends string> = { words: Words } & Record<Slots<Words>, ReactNode>;

/**
 * A sentence of content in which links stand: each prop takes the place of its name in braces, such
 * as `{phone}`. A name without its prop, or a prop without its name, does not compile.
 */
export const Sentence = <Words extends string>({ words, ...parts }: Props<Words>) =>
  words
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 ? (
        <Fragment key={index}>{(parts as Record<string, ReactNode>)[part]}</Fragment>
      ) : (
        part
      ),
    );
