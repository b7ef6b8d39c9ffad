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

/** Where a subject high, in the middle or low stands at the left, in the middle or at the right. */
const crops = [
  ["object-top lg:object-left-top", "object-top", "object-top lg:object-right-top"],
  ["lg:object-left", "", "lg:object-right"],
  [
    "object-[50%_75%] lg:object-[0%_75%]",
    "object-[50%_75%]",
    "object-[50%_75%] lg:object-[100%_75%]",
  ],
];

/** A box of another shape shows a part of the picture beside a text: the one with its subject. */
const cropClass = ({ focal: { x, y } }: SitePicture) =>
  crops[y < 0.4 ? 0 : y > 0.6 ? 2 : 1]?.[x < 0.4 ? 0 : x > 0.7 ? 2 : 1];

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
