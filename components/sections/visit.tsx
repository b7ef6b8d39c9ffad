import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { Visit as Moments } from "@/content/service-pictures";

type Props = Moments & { id: string; heading: string };

/** What happens when we come, in pictures: what precedes the steps, then each step with its number. */
export const Visit = ({ id, heading, sentences, steps }: Props) => (
  <section id={id}>
    <h2 className="text-large">{heading}</h2>
    <div
      className="visit-pictures mt-6 grid grid-cols-fit gap-x-4 gap-y-6 text-small/[1.45] sm:grid-cols-3 lg:gap-x-6 lg:gap-y-10 [&_picture]:mb-2.5 [&_picture]:block [&_picture]:aspect-4/3"
      data-figure
    >
      {sentences.map((moment) => (
        <p key={moment.words}>
          <Moment {...moment} />
        </p>
      ))}
      <ol className="contents">
        {steps.map((moment) => (
          <li key={moment.words}>
            <Moment {...moment} />
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Moment = ({ words, picture }: Moments["steps"][number]) => (
  <>
    <Picture
      picture={picture}
      sizes="(min-width: 992px) 380px, 46vw"
      className="size-full rounded-control object-cover"
    />
    <span>
      <Words>{words}</Words>
    </span>
  </>
);
