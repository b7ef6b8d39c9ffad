import { Icon } from "@/components/ui/icon";
import { pauseWords } from "@/content/words/pause";

/**
 * Pauses and resumes all motion on the page; stands beside each moving thing (WCAG 2.2.2), which
 * `what` names. Handled by lib/browser/features/pause.
 */
export const PauseButton = ({ what }: { what: keyof typeof pauseWords.pause }) => (
  <button
    type="button"
    disabled
    data-pause={pauseWords.pause[what]}
    data-start={pauseWords.start[what]}
    aria-label={pauseWords.pause[what]}
    className="no-print grid size-11 shrink-0 place-items-center motion-reduce:hidden"
  >
    {/* Drawn smaller than its touch target, so that it weighs less than the page's actions. */}
    <span className="grid size-8 place-items-center rounded-full border border-current">
      <Icon name="pause" className="while-moving size-3.5" />
      <Icon name="play" className="while-paused size-3.5" />
    </span>
  </button>
);
