import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SitePicture } from "@/content/pictures";

type Props = {
  picture: SitePicture;
  /** Its least height, such as `min-h-[60vh]`, and the space around what stands in it. */
  className: string;
  children: ReactNode;
};

/** A wide window shows a slice of the picture: the one in which its subject is. */
const cropClass = ({ focal }: SitePicture) =>
  focal.y < 0.4 ? "md:object-top" : focal.y > 0.6 ? "md:object-bottom" : "";

/** A full-bleed picture under a scrim that carries white text; the header lies over its top (row 42). */
export const HeroFrame = ({ picture, className, children }: Props) => (
  <section className={`on-night relative isolate flex items-end ${className}`}>
    <Picture
      picture={picture}
      sizes="100vw"
      priority
      tall
      decorative
      className={`absolute inset-0 -z-20 size-full object-cover ${cropClass(picture)}`}
    />
    <div className="scrim absolute inset-0 -z-10" />
    <div className="shell">{children}</div>
  </section>
);
