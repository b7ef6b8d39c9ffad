import { PageFrame } from "@/app/page-frame";
import { Gallery } from "@/components/islands/gallery";
import { PlainPage } from "@/components/ui/plain-page";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata(pages.gallery);

/** The gallery: the pictures come from the image service in the browser (rows 170-186). */
export default function GalleryPage() {
  return (
    <PageFrame path={pages.gallery.path} light>
      <PlainPage>
        <div className="comfort-scale mb-6" />
        <h1 className="text-h1">Gallery</h1>
        <p className="mt-5 mb-9 max-w-lead text-lead">
          The equipment we look after, close up: air conditioners, furnaces, boilers, ducts and
          water heaters. Choose a kind, and open any picture to see it large.
        </p>
        <Gallery />
      </PlainPage>
    </PageFrame>
  );
}
