import { BeforeAfter } from "@/components/sections/before-after";
import { Cutaway } from "@/components/sections/cutaway";
import { Picture } from "@/components/ui/picture";
import type { ServiceMedia } from "@/content/service-pictures";

/** As wide as the column: 748 px beside the side column, else the window. */
const columnWide = "(min-width: 992px) 748px, 67vw";
const besideDetail = "(min-width: 992px) 372px, (min-width: 560px) 50vw, 67vw";
const detailWide = "(min-width: 992px) 352px, (min-width: 560px) 50vw, 67vw";

/** One picture over the whole column, or a narrower one with a close-up beside it where there is room. */
const SectionPicture = ({ wide, detail }: ServiceMedia["pictures"][number]) =>
  detail ? (
    <div className="no-print mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_352px]">
      <Picture
        picture={wide}
        sizes={besideDetail}
        className="aspect-4/3 size-full rounded-card object-cover"
      />
      <Picture
        picture={detail}
        sizes={detailWide}
        closeUp="all"
        className="aspect-4/3 size-full rounded-card object-cover max-sm:hidden"
      />
    </div>
  ) : (
    <div className="no-print mt-10">
      <Picture picture={wide} sizes={columnWide} className="h-auto w-full rounded-card" />
    </div>
  );

type Props = {
  media: ServiceMedia;
  /** Which section it follows, from 0, and how many there are. */
  after: number;
  of: number;
};

/**
 * What stands below a section of a service page: the machine opened after the first, a picture
 * after every second one from there, no picture after the last.
 */
export function ServiceMediaAfter({ media, after, of }: Props) {
  if (after === 0) return <Cutaway {...media.figure} />;
  const place = after / 2 - 1;
  if (place < 0 || !Number.isInteger(place) || after === of - 1) return null;
  if (media.comparison && place === 0) return <BeforeAfter {...media.comparison} />;
  const picture = media.pictures[media.comparison ? place - 1 : place];
  return picture ? <SectionPicture {...picture} /> : null;
}
