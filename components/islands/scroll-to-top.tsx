"use client";

import { Icon } from "@/components/ui/icon";
import { scrollToTop } from "@/lib/motion";
import { distances } from "@/lib/timings";
import { useScrolledBeyond } from "@/lib/use-scrolled-beyond";

/**
 * Brings the visitor back to the top, once the page is scrolled beyond 300 px (rows 22-24). It is
 * rendered twice, one instance a layout; `className` shows it in one of them only.
 */
export function ScrollToTop({ className }: { className: string }) {
  const shown = useScrolledBeyond(distances.scrollToTop);
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      hidden={!shown}
      onClick={() => {
        // The button goes on the way up; were the focus still on it, the smooth scroll would stop there.
        document.querySelector("main")?.focus({ preventScroll: true });
        scrollToTop();
      }}
      className={`no-print floating fixed right-4 z-30 grid size-12 place-items-center rounded-full border border-line bg-card text-ink transition-colors hover:bg-tint ${className}`}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
