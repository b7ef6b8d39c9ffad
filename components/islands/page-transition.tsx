"use client";

import { usePathname } from "next/navigation";
import { Component, type ReactNode } from "react";
import { arrive } from "@/lib/arrive";
import { leaveCopy } from "@/lib/leave-copy";
import { prefersReducedMotion } from "@/lib/motion";
import { timings } from "@/lib/timings";

type Props = { path: string; children: ReactNode };

/**
 * Needs a class: only getSnapshotBeforeUpdate sees the old page's DOM after the new one is known
 * and before it is replaced.
 */
class Transition extends Component<Props> {
  private readonly page: { current: HTMLDivElement | null } = { current: null };

  override getSnapshotBeforeUpdate(previous: Props) {
    if (previous.path === this.props.path || !this.page.current || prefersReducedMotion())
      return null;
    return leaveCopy(this.page.current);
  }

  override componentDidUpdate(previous: Props, _state: unknown, leave: (() => void) | null) {
    const page = this.page.current;
    if (previous.path === this.props.path || !page) return;
    leave?.();
    // Lays the page out, and the copy with it.
    arrive(page);
    if (!leave) return;
    page.animate(
      { opacity: [0, 1], transform: ["translateX(28px)", "none"] },
      { duration: timings.pageTransition, easing: "ease-out" },
    );
  }

  override render() {
    return (
      <div ref={this.page} data-behind-menu>
        {this.props.children}
      </div>
    );
  }
}

/** Slides and fades the old page out and the new one in, on every path change (rows 19-21). */
export const PageTransition = ({ children }: { children: ReactNode }) => (
  <Transition path={usePathname()}>{children}</Transition>
);
