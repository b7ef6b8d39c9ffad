import { preload } from "react-dom";
import type { SitePicture, Tint } from "@/content/pictures";
import { closeSet, fallbackFile, phoneSet, wideSet } from "@/lib/pictures/picture-files";

type Props = {
  picture: Pick<SitePicture, "name" | "alt" | "width" | "height" | "version" | "tint" | "kind">;
  sizes: string;
  className?: string;
  priority?: boolean;
  lowPriority?: boolean;
  /** Where the close-up is shown: in narrow windows, or in wide ones. Else narrow ones show the whole in few bytes. */
  closeUp?: "narrow" | "wide" | "never";
  decorative?: boolean;
  /** Shown instead below 768 px, composed for a narrow window. */
  portrait?: SitePicture | undefined;
};

const narrow = "(max-width: 991.98px)";
const phones = "(max-width: 767.98px)";
const tintClass: Record<Tint, string> = {
  night: "bg-night",
  muted: "bg-muted",
  control: "bg-control",
  line: "bg-line",
  studio: "bg-studio",
};

/** Preloads the right file from the page's head. */
function preloadAvif({ picture, sizes, closeUp, portrait }: Props) {
  const preloadSet = (imageSrcSet: string, media?: string) =>
    preload(imageSrcSet.split(" ")[0] ?? "", {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcSet,
      imageSizes: sizes,
      media,
    });
  if (portrait) preloadSet(wideSet(portrait), phones);
  if (closeUp) {
    const from = portrait ? "(min-width: 768px) and " : "";
    const set = closeUp === "narrow" ? closeSet : phoneSet;
    preloadSet(set(picture), `${from}${narrow}`);
  }
  const set = closeUp === "wide" ? closeSet : wideSet;
  preloadSet(set(picture), closeUp && "(min-width: 992px)");
}

/**
 * A picture of the register as AVIF, in a file no larger than shown, or as JPEG for browsers
 * without AVIF (Edge before 121), over a flat tint until it loads. Its box has a fixed ratio, so
 * nothing moves.
 */
export function Picture(props: Props) {
  const {
    picture,
    sizes,
    className = "",
    priority,
    lowPriority,
    closeUp,
    portrait,
    decorative,
  } = props;
  if (priority) preloadAvif(props);
  return (
    <picture>
      {portrait && (
        <source
          media={phones}
          type="image/avif"
          srcSet={wideSet(portrait)}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      {closeUp && (
        <source
          media={narrow}
          type="image/avif"
          srcSet={closeUp === "narrow" ? closeSet(picture) : phoneSet(picture)}
          sizes={sizes}
        />
      )}
      <source
        type="image/avif"
        srcSet={closeUp === "wide" ? closeSet(picture) : wideSet(picture)}
        sizes={sizes}
      />
      <img
        src={`/made/pictures/${fallbackFile(picture)}`}
        alt={decorative ? "" : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority || lowPriority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : lowPriority ? "low" : undefined}
        decoding={priority ? undefined : "async"}
        className={`${tintClass[picture.tint]} ${className}`.trim()}
      />
    </picture>
  );
}
