import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from "react";
import { cleanup, useController } from "yet-another-react-lightbox";
import type { ZoomControl } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryLimits } from "@/lib/gallery/limits";
import { createKeyLimit, createWheelSwipe, type Move, swipeMove } from "@/lib/gallery/swipe";
import { reducedMotion } from "@/lib/motion/reduced-motion";

const { animation, dragStart, panStep } = galleryLimits;
const panKeys: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};
const swipeOffset = "--yarl__swipe_offset";

const delta = (from: PointerEvent, to: PointerEvent) =>
  [to.clientX - from.clientX, to.clientY - from.clientY] as const;

const leavePinch = (event: globalThis.WheelEvent) => {
  if (event.ctrlKey) event.stopPropagation();
};

/**
 * Drags, wheel and arrow keys of the lightbox: they pan a magnified photo, else move to another.
 * Pinching is left to the browser, which magnifies the page; Esc to the library.
 */
export function useLightboxGestures({ zoom, panBy }: Omit<ZoomControl, "zoomTo">): void {
  const { containerRef, containerRect, subscribeSensors, prev, next } = useController();
  const drag = useRef<{ start: PointerEvent; last: PointerEvent }>(undefined);
  const [wheelSwipe] = useState(createWheelSwipe);
  const [keyLimit] = useState(createKeyLimit);
  const zoomed = zoom.level > 0;

  const go = (move: Move) => (move === "next" ? next() : prev());

  /** Ends a drag: a photo dragged less than a swipe moves back. */
  const release = (moveTo?: Move) => {
    const container = containerRef.current;
    const offset = container?.style.getPropertyValue(swipeOffset);
    drag.current = undefined;
    container?.removeAttribute("data-panning");
    // The library measures the slide's position now, so it must be moved before the drag ends.
    if (moveTo) go(moveTo);
    container?.style.removeProperty(swipeOffset);
    if (moveTo || !offset || reducedMotion().matches) return;
    container
      ?.querySelector(".yarl__carousel")
      ?.animate([{ transform: `translateX(${offset})` }, { transform: "none" }], {
        duration: animation,
        easing: "ease-out",
      });
  };

  const onDown = (event: PointerEvent) => {
    // A second finger ends the drag of the first; what the browser itself has magnified does not turn.
    // A pinch may end a hair above 1.
    const isMagnified = (visualViewport?.scale ?? 1) > 1.01;
    if (event.isPrimary && event.button === 0 && !isMagnified)
      drag.current = { start: event, last: event };
    else release();
  };

  const onMove = (event: PointerEvent) => {
    const current = drag.current;
    if (!current) return;
    // The button was released outside the window.
    if (event.buttons === 0) return release();
    const [dx, dy] = delta(current.start, event);
    if (current.last === current.start) {
      if (Math.hypot(dx, dy) < dragStart) return;
      containerRef.current?.setPointerCapture(event.pointerId);
      containerRef.current?.toggleAttribute("data-panning", zoomed);
    }
    const offset = Math.abs(dx) > Math.abs(dy) ? dx : 0;
    if (zoomed) panBy(...delta(current.last, event));
    else containerRef.current?.style.setProperty(swipeOffset, `${offset}px`);
    current.last = event;
  };

  const onUp = (event: PointerEvent) => {
    const start = drag.current?.start;
    if (!start) return;
    release(zoomed ? undefined : swipeMove(...delta(start, event), containerRect.width));
  };

  const onWheel = (event: WheelEvent) => {
    event.stopPropagation();
    if (zoomed) return panBy(-event.deltaX, -event.deltaY);
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    const move = wheelSwipe(event.deltaX, event.timeStamp, containerRect.width);
    if (move) go(move);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return event.stopPropagation();
    const pan = panKeys[event.key];
    if (pan || event.key === "Escape") event.preventDefault();
    if (!pan) return;
    event.stopPropagation();
    const [sideways] = pan;
    if (!sideways || event.shiftKey) return zoomed ? panBy(...pan) : undefined;
    if (keyLimit(event.timeStamp)) go(sideways > 0 ? "previous" : "next");
  };

  // The library would cancel a trackpad's pinch and Ctrl with the wheel.
  useEffect(() => {
    addEventListener("wheel", leavePinch, true);
    return () => removeEventListener("wheel", leavePinch, true);
  }, []);
  // After each render, since they read the zoom; before the library's own, which they may stop.
  useEffect(() =>
    cleanup(
      subscribeSensors("onPointerDown", onDown),
      subscribeSensors("onPointerMove", onMove),
      subscribeSensors("onPointerUp", onUp),
      subscribeSensors("onPointerCancel", () => release()),
      subscribeSensors("onWheel", onWheel),
      subscribeSensors("onKeyDown", onKeyDown),
    ),
  );
}
