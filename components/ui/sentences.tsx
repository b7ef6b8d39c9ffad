import { Fragment } from "react";
import { Words } from "@/components/ui/words";

/** Short words of one or more sentences, none of whose lines ends in the first words of the next. */
export const Sentences = ({ children }: { children: string }) => {
  const sentences = children.split(/(?<=[.?]) /);
  if (sentences.length === 1) return <Words>{children}</Words>;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className="inline-block">
        <Words>{sentence}</Words>
      </span>{" "}
    </Fragment>
  ));
};
