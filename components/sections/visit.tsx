import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { Moment } from "@/content/service-pictures";

type Props = { id: string; heading: string; text: string; steps: readonly Moment[] };

/** What happens when we come, in pictures: each step under its own, with its number. */
export const Visit = ({ id, heading, text, steps }: Props) => (
  <section id={id}>
    <h2 className="text-large">{heading}</h2>
    <p className="mt-4">
      <Words>{text}</Words>
    </p>
    <ol
      className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 text-small/[1.45] lg:grid-cols-4 lg:gap-x-6 [&_picture]:mb-2.5 [&_picture]:block [&_picture]:aspect-4/3"
      data-figure
    >
      {steps.map(({ words, picture }) => (
        <li key={words} className="block">
          <Picture
            picture={picture}
            sizes="(min-width: 992px) 280px, 46vw"
            className="size-full rounded-control object-cover"
          />
          <span className="visit-step ml-[1.4em] list-item list-decimal">
            <Words>{words}</Words>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
