import { Fragment } from "react";
import { Words } from "@/components/ui/words";

type Props = {
  /** Where each sentence begins a line of its own. */
  from?: "inline-block" | "sm:inline-block";
  children: string;
};

/** Short words of one or more sentences, none of whose lines ends in the first words of the next. */
export const Sentences = ({ from = "inline-block", children }: Props) => {
  const sentences = children.split(/(?<=[.?]) /);
  if (sentences.length === 1) return <Words>{children}</Words>;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className={from}>
        <Words>{sentence}</Words>
      </span>{" "}
    </Fragment>
  ));
};
