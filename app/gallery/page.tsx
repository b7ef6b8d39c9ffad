import { PageFrame } from "@/app/page-frame";
import { Island } from "@/components/islands/island";
import { ClosingCall } from "@/components/sections/closing-call";
import { PlainPage } from "@/components/ui/plain-page";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { pages } from "@/content/navigation";
import { pageWords } from "@/content/words/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.gallery);

/** The gallery; the browser loads the pictures from the image service. */
export default function GalleryPage() {
  return (
    <PageFrame path={pages.gallery.path} light>
      <PlainPage
        after={
          <ClosingCall {...home.closing} contactPath={pages.contact.path} phone={company.phone} />
        }
      >
        <h1 className="text-h1">{pages.gallery.label}</h1>
        <p className="mt-5 mb-9 max-w-lead text-lead text-balance">{pageWords.gallery.intro}</p>
        <Island name="Gallery" load="paint" props={{}} />
      </PlainPage>
    </PageFrame>
  );
}
