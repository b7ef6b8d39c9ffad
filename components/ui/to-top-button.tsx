import { Icon } from "@/components/ui/icon";
import { frameWords } from "@/content/words/frame";

/**
 * Scrolls to the top; shown beyond 300 px by the page script, which handles it. Rendered twice;
 * `className` shows each in one layout only.
 */
export const ToTopButton = ({ className }: { className: string }) => (
  <button
    type="button"
    aria-label={frameWords.toTop}
    hidden
    data-to-top
    className={`no-print floating fixed right-4 z-30 grid size-12 place-items-center rounded-full border border-line bg-card text-ink transition-colors hover:bg-tint ${className}`}
  >
    <Icon name="arrow-up" />
  </button>
);
