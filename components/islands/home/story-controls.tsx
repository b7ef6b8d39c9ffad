import type { RefObject } from "react";
import { Icon } from "@/components/ui/icon";
import { storyWords } from "@/content/words/stories";
import type { Carousel } from "@/lib/motion/carousel";

type Props = {
  count: number;
  current: number;
  /** Whether the rotation is paused, and the function that toggles it. */
  stopped: boolean;
  carousel: RefObject<Carousel | undefined>;
  onToggle: () => void;
};

const round =
  "grid size-12 place-items-center rounded-full border border-control bg-card enabled:hover:border-ink disabled:opacity-50";

const turns = [
  ["previous", "chevron-left"],
  ["next", "chevron-right"],
] as const;

/** Pause first, then previous, next and the dots. */
export function StoryControls({ count, current, stopped, carousel, onToggle }: Props) {
  return (
    <div className="no-print mt-8 flex flex-wrap items-center gap-3">
      <button
        type="button"
        name="rotation"
        aria-label={stopped ? storyWords.start : storyWords.stop}
        onClick={onToggle}
        className={`${round} motion-reduce:hidden`}
      >
        <Icon name={stopped ? "play" : "pause"} className="size-4" />
      </button>
      {turns.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          name={name}
          aria-label={storyWords[name]}
          onClick={() => carousel.current?.[name]()}
          className={round}
        >
          <Icon name={icon} />
        </button>
      ))}
      {/* On phones a row of their own, from the text's edge. */}
      <div className="flex flex-wrap max-sm:-ml-[16px] max-sm:basis-full">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            name="story"
            value={index}
            aria-label={storyWords.goTo(index + 1)}
            aria-current={index === current ? "true" : undefined}
            onClick={() => carousel.current?.show(index)}
            className="group grid size-11 place-items-center"
          >
            <span className="size-3 rounded-full bg-control transition-colors group-aria-current:bg-action forced-colors:bg-[GrayText] forced-colors:group-aria-current:bg-[Highlight]" />
          </button>
        ))}
      </div>
    </div>
  );
}
