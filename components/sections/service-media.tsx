import { BeforeAfter } from "@/components/sections/before-after";
import { Picture } from "@/components/ui/picture";
import type { ServiceMedia } from "@/content/service-pictures";

/** As wide as the text's column beside the notes, else as the window. */
const columnWide = "(min-width: 992px) 700px, 67vw";

/** A picture among a service's sections: the duct before and after, or one of its own. */
export function SectionMedia({
  comparison,
  picture,
}: Pick<ServiceMedia, "comparison" | "picture">) {
  if (comparison) return <BeforeAfter {...comparison} />;
  return picture ? (
    <div className="no-print mt-10">
      <Picture
        picture={picture}
        sizes={columnWide}
        className="aspect-video w-full rounded-card object-cover"
      />
    </div>
  ) : null;
}
