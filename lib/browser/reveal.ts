import { watchInView, whenNear } from "@/lib/motion/in-view";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";
import { all } from "@/lib/browser/document";
import { reveal, revealContent } from "@/lib/timings";

/**
 * Animates each `[data-reveal]` block below the first window once, when it is scrolled to: 1000 ms
 * where the attribute says "content", else 700. Blocks are visible as served; only this script
 * hides them, while they are out of view.
 */
export function revealBlocks(): void {
  if (prefersReducedMotion()) return;
  // Not before they have a layout: a page that awaits its fonts has none.
  for (const main of all("main")) whenNear(main, watchBlocks);
}

function watchBlocks(): void {
  // Read once: between style changes it would force layout each time.
  let foot: number | undefined;
  for (const block of all("[data-reveal]")) {
    const stop = watchInView(
      block,
      ({ isIntersecting, boundingClientRect }) => {
        foot ??= innerHeight;
        const { dataset, style } = block;
        if (isIntersecting || boundingClientRect.top < foot) {
          stop();
          if (!style.opacity) return;
          style.opacity = "";
          block.animate(
            { opacity: [0, 1], translate: ["0 20px", "none"] },
            {
              duration: dataset["reveal"] === "content" ? revealContent : reveal,
              easing: "cubic-bezier(.2,.7,.2,1)",
            },
          );
        } else style.opacity = "0";
      },
      { rootMargin: "0px 0px -10%" },
    );
  }
}
