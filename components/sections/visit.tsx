import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { SitePicture } from "@/content/pictures";
import type { VisitPictures } from "@/content/service-pictures";

type Props = VisitPictures & { id: string; heading: string; text: string };

const Small = ({ picture }: { picture: SitePicture }) => (
  <Picture picture={picture} sizes="46vw" className="size-full rounded-control object-cover" />
);

/**
 * What happens when we come, in pictures: how we arrive, above the words that lead to the steps, then
 * each step under its own, with its number. In wide windows one row of pictures of one size.
 */
export const Visit = ({ id, heading, text, arrival, steps }: Props) => (
  <section id={id}>
    <h2 className="text-large">{heading}</h2>
    <div
      className="mt-6 grid gap-x-3 gap-y-6 text-small xl:grid-cols-[calc((100%-1.5rem)/3)_1fr] [&_picture]:aspect-4/3"
      data-figure
    >
      <div className="grid grid-cols-2 content-start gap-3 md:grid-cols-4 xl:grid-cols-2">
        {arrival.map((picture) => (
          <Small key={picture.name} picture={picture} />
        ))}
        <p className="col-span-2 md:self-center">
          <Words>{text}</Words>
        </p>
      </div>
      <ol className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4">
        {steps.map(({ words, picture }) => (
          <li key={words} className="grid content-start gap-3">
            <Small picture={picture} />
            <span className="visit-step ml-[1.4em] list-item list-decimal">
              <Words>{words}</Words>
            </span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
