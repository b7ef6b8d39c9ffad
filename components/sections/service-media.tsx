import { BeforeAfter } from "@/components/sections/before-after";
import { Picture } from "@/components/ui/picture";
import type { ServiceMedia } from "@/content/service-pictures";
import { phoneWide } from "@/lib/pictures/picture-files";

/** The column beside the sections, else the window. */
const columnWide = `(min-width: 992px) 460px, ${phoneWide}`;

/** A picture beside a service's sections: the duct before and after, or one of its own. */
export function SectionMedia({
  comparison,
  picture,
}: Pick<ServiceMedia, "comparison" | "picture">) {
  if (comparison) return <BeforeAfter {...comparison} />;
  return picture ? (
    <div className="no-print">
      <Picture
        picture={picture}
        sizes={columnWide}
        className="aspect-video w-full rounded-card object-cover lg:aspect-4/3"
      />
    </div>
  ) : null;
}
