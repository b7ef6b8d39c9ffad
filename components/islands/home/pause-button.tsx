"use client";

import { Icon } from "@/components/ui/icon";
import { pauseWords } from "@/content/words/pause";
import { setPaused, usePaused } from "@/lib/motion/motion-pause";
import { useHydrated } from "@/lib/use-hydrated";

type Props = {
  /** What stands beside the button, and in its name. */
  what: keyof typeof pauseWords.pause;
  className?: string;
};

/** Stops and starts all that moves by itself on the page; stands beside each moving thing (WCAG 2.2.2). */
export function PauseButton({ what, className = "" }: Props) {
  const paused = usePaused();
  const hydrated = useHydrated();
  return (
    <span data-island="" className="contents">
      <button
        type="button"
        disabled={!hydrated}
        aria-label={pauseWords[paused ? "start" : "pause"][what]}
        onClick={() => setPaused(!paused)}
        className={`no-print grid size-11 shrink-0 place-items-center motion-reduce:hidden ${className}`}
      >
        {/* Smaller than what a finger can press: it is no action of the page. */}
        <span className="grid size-8 place-items-center rounded-full border border-current">
          <Icon name={paused ? "play" : "pause"} className="size-3.5" />
        </span>
      </button>
    </span>
  );
}
