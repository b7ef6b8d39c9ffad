import { all } from "@/lib/browser/page-document";
import { reducedMotion } from "@/lib/motion/reduced-motion";
import { reveal, revealContent } from "@/lib/timings";

/**
 * Animates each `[data-reveal]` block below the first window once, when it is scrolled to; of blocks in
 * blocks the innermost. Until the reader scrolls nothing is hidden, so that whoever never does (a
 * printer, a renderer) gets the whole page; only this script hides blocks, while they are out of view.
 */
export const start = () => addEventListener("scroll", watchBlocks, { once: true });

function watchBlocks(): void {
  if (reducedMotion().matches) return;
  const pace = all("[data-pace=content]").length > 0 ? revealContent : reveal;
  // Read once: between style changes it would force layout each time.
  const foot = innerHeight;
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page a block was in view and is below again by now: what has been in view stays shown.
      entries.sort((one, other) => Number(one.isIntersecting) - Number(other.isIntersecting));
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const { style } = target as HTMLElement;
        if (!isIntersecting && boundingClientRect.top >= foot) {
          style.opacity = "0";
          continue;
        }
        observer.unobserve(target);
        if (!style.opacity) continue;
        style.opacity = "";
        target.animate(
          { opacity: [0, 1], translate: ["0 20px", "none"] },
          { duration: reducedMotion().matches ? 0 : pace, easing: "cubic-bezier(.2,.7,.2,1)" },
        );
      }
    },
    { rootMargin: "0px 0px -10%" },
  );
  for (const block of all("[data-reveal]")) {
    if (!block.querySelector("[data-reveal]")) observer.observe(block);
  }
}
