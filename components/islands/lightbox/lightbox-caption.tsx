import { useEffect, useRef } from "react";
import {
  A11yContext,
  type ComponentProps,
  createModule,
  useA11yContext,
  useLightboxState,
} from "yet-another-react-lightbox";
import { photoPosition } from "@/content/words/gallery";

/** The caption under the photo, announced when it changes, with the comfort scale as progress. */
export function LightboxCaption({ id }: { id: string }) {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const box = useRef<HTMLDivElement>(null);
  const left = 1 - (currentIndex + 1) / slides.length;
  // The library gives its buttons a title beside the same label: it would be read as a description.
  useEffect(() => {
    const titled = box.current?.closest("[role=dialog]")?.querySelectorAll("button[title]") ?? [];
    for (const button of titled) button.removeAttribute("title");
  }, []);
  return (
    <div
      ref={box}
      className="pointer-events-none absolute inset-x-0 bottom-0 h-(--lightbox-foot) px-5 pt-3.5"
    >
      <div className="mx-auto mb-2.5 max-w-80 rounded-full bg-night-hairline">
        <div className="lightbox-progress" style={{ clipPath: `inset(0 ${left * 100}% 0 0)` }} />
      </div>
      <p
        id={id}
        role="status"
        className="mx-auto line-clamp-2 max-w-[70ch] text-center leading-[1.4] text-balance max-md:line-clamp-3"
      >
        <span className="numerals mr-[0.5em]">
          {photoPosition(currentIndex + 1, slides.length)}
        </span>{" "}
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
