import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { Visit as Moments } from "@/content/service-pictures";

type Props = Moments & { id: string; heading: string };

/** What happens when we come, in pictures: what precedes the steps, then each step with its number. */
export const Visit = ({ id, heading, sentences, steps }: Props) => (
  <section id={id}>
    <h2 className="text-large">{heading}</h2>
    <div className="visit-pictures" data-figure>
      {sentences.map((moment) => (
        <p key={moment.words}>
          <Moment {...moment} />
        </p>
      ))}
      <ol className="steps">
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
    <Picture picture={picture} sizes="(min-width: 992px) 380px, 46vw" />
    <span>
      <Words>{words}</Words>
    </span>
  </>
);
