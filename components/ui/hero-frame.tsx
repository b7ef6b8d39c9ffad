import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SitePicture } from "@/content/pictures";
import { halfScreenWide } from "@/lib/pictures/picture-files";

type Props = {
  picture: SitePicture;
  /** Its least height, such as `min-h-[60vh]`, and its padding. */
  className: string;
  /** On wide screens the picture stands at the right of the text. */
  beside?: boolean;
  /** The picture's `sizes`; by default half the window. */
  sizes?: string;
  lights?: SitePicture;
  /** Both, composed for phones. */
  portrait?: { picture: SitePicture; lights: SitePicture } | undefined;
  children: ReactNode;
};

/** A box of another shape shows a part of the picture beside a text: the one with its subject. */
const cropClass = ({ focal }: SitePicture) =>
  (focal.y < 0.4 ? "object-top " : focal.y > 0.6 ? "object-[50%_75%] " : "") +
  (focal.x > 0.7 ? "lg:object-right" : focal.x < 0.4 ? "lg:object-left" : "");

/** White text on dark, over a picture or beside it; the header lies over its top. */
export const HeroFrame = ({
  picture,
  className,
  beside,
  sizes = halfScreenWide,
  lights,
  portrait,
  children,
}: Props) => (
  <section
    className={`hero on-night ${beside ? "hero-beside" : ""} ${portrait ? "hero-portrait" : ""} ${className}`}
  >
    <Picture
      picture={picture}
      portrait={portrait?.picture}
      sizes={sizes}
      priority
      narrow={beside ? "phone" : "close"}
      decorative={!picture.photograph}
      className={beside ? cropClass(picture) : ""}
    />
    {lights && (
      <Picture
        picture={lights}
        portrait={portrait?.lights}
        sizes={sizes}
        narrow="close"
        lowPriority
        decorative
        className="hero-lights"
      />
    )}
    <div className="scrim" />
    <div className="shell">{children}</div>
  </section>
);
