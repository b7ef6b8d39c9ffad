import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SitePicture } from "@/content/pictures";

type Props = {
  picture: SitePicture;
  /** Its least height, such as `min-h-[60vh]`, and the space around what stands in it. */
  className: string;
  /** On wide screens the picture begins where the text ends, out of plain night. */
  beside?: boolean;
  children: ReactNode;
};

/** A wide window shows a slice of the picture: the one in which its subject is. */
const cropClass = ({ focal }: SitePicture) =>
  focal.y < 0.4 ? "md:object-top" : focal.y > 0.6 ? "md:object-bottom" : "";

/** A full-bleed picture under a scrim that carries white text; the header lies over its top (row 42). */
export const HeroFrame = ({ picture, className, beside, children }: Props) => (
  <section className={`on-night relative isolate flex items-end ${className}`}>
    <Picture
      picture={picture}
      sizes={beside ? "(min-width: 1240px) 72vw, 100vw" : "100vw"}
      priority
      tall
      decorative
      className={`absolute inset-y-0 right-0 -z-20 size-full object-cover ${beside ? "xl:w-[72%]" : ""} ${cropClass(picture)}`}
    />
    <div className={`scrim absolute inset-0 -z-10 ${beside ? "scrim-beside" : ""}`} />
    <div className="shell">{children}</div>
  </section>
);
