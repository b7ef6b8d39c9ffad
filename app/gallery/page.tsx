import { PageFrame } from "@/app/page-frame";
import { Island } from "@/components/islands/island";
import { ClosingCall } from "@/components/sections/closing-call";
import { PlainPage } from "@/components/ui/plain-page";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { closingPicture } from "@/content/pictures";
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
  "standardDuctCleaning",
  "waterHeaterRepair",
] as const;

/** The gallery; the browser loads the pictures from the image service. */
export default function GalleryPage() {
  return (
    <PageFrame path={pages.gallery.path} light>
      <PlainPage
        after={
          <ClosingCall
            {...home.closing}
            contactPath={pages.contact.path}
            phone={company.phone}
            picture={closingPicture}
          />
        }
      >
        <h1 className="text-h1">{pages.gallery.label}</h1>
        <p className="mt-5 mb-8 max-w-lead text-lead text-balance">{pageWords.gallery.intro}</p>
        {/* There whatever the image service answers, and before what grows or shrinks with the answer. */}
        <section aria-labelledby="inside" className="mb-9">
          <h2 id="inside" className="text-h3">
            {inside.heading}
          </h2>
          <p className="mt-2 max-w-lead">{inside.text}</p>
          <p className="mt-3 flex flex-wrap gap-x-8">
            {opened.map((key) => (
              <a
                key={key}
                data-family={services[key].family}
                href={`/services/${key}`}
                className="link inline-flex min-h-11 items-center"
              >
                {services[key].title}
              </a>
            ))}
          </p>
        </section>
        <Island name="Gallery" load="paint" props={{}} />
      </PlainPage>
    </PageFrame>
  );
}
