"use client";

import {
  A11yContext,
  type ComponentProps,
  createModule,
  useA11yContext,
  useLightboxState,
} from "yet-another-react-lightbox";
import { photoPosition } from "@/content/words/gallery";

type Props = { id: string };

/** The caption under the photo, announced when it changes, with the comfort scale as progress. */
export function LightboxCaption({ id }: Props) {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const progress = (currentIndex + 1) / slides.length;
  return (
    <div className="lightbox-caption">
      <div className="lightbox-track">
        <div
          className="comfort-scale"
          style={{ clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)` }}
        />
      </div>
      <p id={id} role="status">
        <span className="numerals">{photoPosition(currentIndex + 1, slides.length)}</span>{" "}
        <bdi>{currentSlide?.alt}</bdi>
      </p>
    </div>
  );
}

/** The caption announces each photo; the library's live region would repeat it. */
function QuietCarousel({ children }: ComponentProps) {
  const context = useA11yContext();
  return (
    <A11yContext.Provider value={{ ...context, autoPlaying: true, focusWithin: false }}>
      {children}
    </A11yContext.Provider>
  );
}

export const quietCarousel = createModule("quiet-carousel", QuietCarousel);
