import { preload } from "react-dom";
import type { SitePicture, Tint } from "@/content/pictures";
import { closeSet, fallbackFile, wideSet } from "@/lib/pictures/picture-files";

type Props = {
  picture: Pick<SitePicture, "name" | "alt" | "width" | "height" | "version" | "tint" | "opened">;
  /** How wide it is shown, as in the HTML attribute: the browser picks the file by it. */
  sizes: string;
  className?: string;
  /** It is seen first on its page: fetched at once and before others. */
  priority?: boolean;
  /** Where the close-up of its subject is shown: in narrow windows only, or in all. */
  closeUp?: "narrow" | "all";
  /** It says nothing the words beside it do not say: no alternative text. */
  decorative?: boolean;
};

const narrow = "(max-width: 991.98px)";
const tintClass: Record<Tint, string> = {
  night: "bg-night",
  muted: "bg-muted",
  control: "bg-control",
  line: "bg-line",
};

/** Names the files in the page's head, so that the browser fetches the right one at once. */
function preloadAvif({ picture, sizes, closeUp }: Props) {
  const preloadSet = (imageSrcSet: string, media?: string) =>
    preload(imageSrcSet.split(" ")[0] ?? "", {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcSet,
      imageSizes: sizes,
      media,
    });
  if (closeUp) preloadSet(closeSet(picture), closeUp === "narrow" ? narrow : undefined);
  if (closeUp !== "all") {
    preloadSet(wideSet(picture), closeUp ? "(min-width: 992px)" : undefined);
  }
}

/**
 * A picture of the register as AVIF, in a file no larger than shown, or as JPEG where the browser
 * does not know that (Edge before 121), over a flat tint until it is there. Its box is known before, so nothing moves.
 */
export function Picture(props: Props) {
  const { picture, sizes, className = "", priority, closeUp, decorative } = props;
  if (priority) preloadAvif(props);
  return (
    <picture>
      {closeUp && (
        <source
          media={closeUp === "narrow" ? narrow : undefined}
          type="image/avif"
          srcSet={closeSet(picture)}
          sizes={sizes}
        />
      )}
      {closeUp !== "all" && <source type="image/avif" srcSet={wideSet(picture)} sizes={sizes} />}
      <img
        src={`/pictures/${fallbackFile(picture)}`}
        alt={decorative ? "" : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        className={`${tintClass[picture.tint]} ${className}`.trim()}
      />
    </picture>
  );
}
