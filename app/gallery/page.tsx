import { ClosingBand } from "@/app/closing-band";
import { PlainPage } from "@/app/plain-page";
import { Island } from "@/components/islands/island";
import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import { figureOf } from "@/content/figures";
import { gallery } from "@/content/gallery";
import { pages } from "@/content/navigation";
import { services } from "@/content/services";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.gallery);

const { inside } = pageWords.gallery;

/** One page with an opened machine of each kind. */
const opened = [
  "furnaceRepair",
  "acRepair",
  "ductlessAC",
  "radiantHeating",
  "standardDuctCleaning",
  "waterHeaterRepair",
] as const;

/** The gallery; the browser loads the pictures from the image service. */
export default function GalleryPage() {
  return (
    <PlainPage
      path={pages.gallery.path}
      after={<ClosingBand heading={pageWords.gallery.closing} />}
    >
      <h1 className="text-h1">{pages.gallery.label}</h1>
      <p className="mt-5 mb-8 max-w-lead text-lead text-balance">
        {gallery.photographs ? pageWords.gallery.pictures : pageWords.gallery.anyPictures}{" "}
        {pageWords.gallery.intro}
      </p>
      {/* There whatever the image service answers, and before what grows or shrinks with the answer. */}
      <section data-reveal="" aria-labelledby="inside" className="mb-9">
        <h2 id="inside" className="text-h3">
          {inside.heading}
        </h2>
        <p className="mt-1 text-small text-muted">{inside.note}</p>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-4 md:grid-cols-6">
          {opened.map((key, index) => (
            <li key={key} data-family={services[key].family}>
              <a href={`/services/${key}`} className="link block text-small">
                <Picture
                  picture={figureOf(key).picture}
                  sizes="(min-width: 1240px) 184px, (min-width: 768px) 15vw, 128px"
                  lowPriority={index < 3}
                  decorative
                  className="mb-2 aspect-4/5 w-full rounded-control bg-studio object-contain"
                />
                <Words>{services[key].title}</Words>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div data-reveal="">
        <Island name="Gallery" load="paint" props={{}} />
      </div>
    </PlainPage>
  );
}
