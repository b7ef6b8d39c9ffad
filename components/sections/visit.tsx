import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { VisitPictures } from "@/content/service-pictures";
import { serviceWords } from "@/content/words/service-page";

type Props = { id: string; heading: string; text: string; steps: VisitPictures };

/** What happens when we come: the words that lead to the steps, then each step's picture over its words, in even rows. */
export const Visit = ({ id, heading, text, steps }: Props) => (
  <section id={id}>
    <h2 className="text-large">{heading}</h2>
    <p className="mt-3">
      <Words>{text}</Words>
    </p>
    <ol
      className={`mt-6 grid grid-cols-fill gap-x-3 gap-y-6 md:gap-x-6 md:gap-y-9 [&_picture]:aspect-4/3 ${steps.length % 3 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}
      data-figure
    >
      {steps.map(({ words, picture }) => (
        <li key={words} className="grid content-start gap-3">
          <Picture
            picture={picture}
            sizes="(min-width: 768px) 30vw, 46vw"
            className="size-full rounded-control object-cover"
          />
          <span className="visit-step ml-[1.2em] list-item list-decimal">
            <Words>{words}</Words>
          </span>
        </li>
      ))}
    </ol>
    <p className="mt-4 text-small">{serviceWords.visitNote}</p>
  </section>
);
