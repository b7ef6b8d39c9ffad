import { Icon } from "@/components/ui/icon";
import { frameWords } from "@/content/words/frame";

/**
 * Scrolls to the top; the page script shows it beyond 300 px and handles its click. It is rendered
 * twice: in the phone bar, and in the corner of wide screens.
 */
export const ToTopButton = ({ className }: { className: string }) => (
  <button
    type="button"
    aria-label={frameWords.toTop}
    hidden
    data-to-top
    className={`no-print fixed z-30 grid size-[48px] place-items-center border border-line bg-card text-ink hover:bg-tint ${className}`}
  >
    <Icon name="arrow-up" className="size-[min(1.25em,28px)]" />
  </button>
);
