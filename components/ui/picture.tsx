import { preload } from "react-dom";
import type { SitePicture, Tint } from "@/content/pictures";
import { jpegOf, srcSetOf } from "@/lib/pictures/picture-files";

type Props = {
  picture: Pick<SitePicture, "name" | "alt" | "width" | "height" | "version" | "tint" | "kind">;
  sizes: string;
  className?: string;
  priority?: boolean;
  lowPriority?: boolean;
  /** In narrow windows: its close-up, or the whole in as few bytes. */
  narrow?: "close" | "phone";
  decorative?: boolean;
  /** Shown instead below 768 px, composed for a narrow window. */
  portrait?: SitePicture | undefined;
};

const below992 = "(max-width: 991.98px)";
const phones = "(max-width: 767.98px)";
const tintClass: Record<Tint, string> = {
  night: "bg-night",
  muted: "bg-muted",
  control: "bg-control",
  line: "bg-line",
  studio: "bg-studio",
};

type Source = { srcSet: string; media?: string; only?: string | undefined } & Partial<
  Pick<SitePicture, "width" | "height">
>;

/**
 * The sets of files that a browser chooses from: the first whose `media` fits. `only` is where it is the first,
 * for a preload, which takes every one that fits.
 */
function sourcesOf({ picture, narrow, portrait }: Props): Source[] {
  const sources: Source[] = [];
  if (portrait) {
    const { width, height } = portrait;
    const srcSet = srcSetOf(portrait, "wide");
    sources.push({ srcSet, media: phones, only: phones, width, height });
  }
  if (narrow) {
    const srcSet = srcSetOf(picture, narrow);
    const only = portrait ? `(min-width: 768px) and ${below992}` : below992;
    sources.push({ srcSet, media: below992, only });
  }
  const srcSet = srcSetOf(picture, "wide");
  return [...sources, { srcSet, only: narrow && "(min-width: 992px)" }];
}

/**
 * A picture of the register as AVIF, in a file no larger than shown, or as JPEG for browsers
 * without AVIF (Edge before 121), over a flat tint until it loads. Its box has a fixed ratio, so
 * nothing moves.
 */
export function Picture(props: Props) {
  const { picture, sizes, className = "", priority, lowPriority, decorative } = props;
  const sources = sourcesOf(props);
  if (priority)
    for (const { srcSet, only } of sources)
      preload(srcSet.split(" ")[0] ?? "", {
        as: "image",
        type: "image/avif",
        fetchPriority: "high",
        imageSrcSet: srcSet,
        imageSizes: sizes,
        media: only,
      });
  return (
    <picture>
      {sources.map(({ srcSet, media, width, height }) => (
        <source
          key={srcSet}
          media={media}
          type="image/avif"
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
      <img
        src={`/made/pictures/${jpegOf(picture).file}`}
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
