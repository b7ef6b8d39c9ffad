"use client";

import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from "react";
import { cleanup, useController, useEventCallback } from "yet-another-react-lightbox";
import type { ZoomControl } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryLimits } from "@/lib/gallery/limits";
import { createWheelSwipe, type Move, swipeMove } from "@/lib/gallery/swipe";
import { prefersReducedMotion } from "@/lib/motion/reduced-motion";

type Drag = {
  pointer: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  held: boolean;
};

const offsetVariable = "--yarl__swipe_offset";

/**
 * Drags and wheel events of the lightbox: they pan a magnified photo, else swipe to another.
 * Pinching is left to the browser, which magnifies the page. Out: whether a magnified photo is
 * being dragged.
 */
export function useLightboxGestures({ zoom, panBy }: Omit<ZoomControl, "zoomTo">): boolean {
  const { containerRef, containerRect, subscribeSensors, prev, next } = useController();
  const [panning, setPanning] = useState(false);
  const pointers = useRef(new Set<number>());
  const drag = useRef<Drag>(undefined);
  const wheelSwipe = useRef<ReturnType<typeof createWheelSwipe>>(undefined);
  const zoomed = zoom.level > 0;

  const go = (move: Move) => (move === "next" ? next() : prev());

  const follow = (offset: number) =>
    containerRef.current?.style.setProperty(offsetVariable, `${offset}px`);

  /** Ends a drag: a photo dragged less than a swipe moves back. */
  const release = (moveTo?: Move) => {
    drag.current = undefined;
    setPanning(false);
    const offset = containerRef.current?.style.getPropertyValue(offsetVariable);
    // The library measures the slide's position now, so it must be moved before the drag ends.
    if (moveTo) go(moveTo);
    follow(0);
    if (moveTo || !offset || offset === "0px" || prefersReducedMotion()) return;
    containerRef.current
      ?.querySelector(".yarl__carousel")
      ?.animate([{ transform: `translateX(${offset})` }, { transform: "none" }], {
        duration: galleryLimits.animation,
        easing: "ease-out",
      });
  };

  const forget = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    if (drag.current?.pointer === pointerId) release();
  };

  const onDown = useEventCallback((event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    pointers.current.add(event.pointerId);
    if (pointers.current.size > 1) return release();
    const { pointerId, clientX: x, clientY: y } = event;
    drag.current = { pointer: pointerId, startX: x, startY: y, x, y, held: false };
  });

  const onMove = useEventCallback((event: PointerEvent) => {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    // The button was released outside the window.
    if (event.buttons === 0) return forget(event);
    const dx = event.clientX - current.startX;
    const dy = event.clientY - current.startY;
    if (!current.held) {
      if (Math.hypot(dx, dy) < galleryLimits.dragStart) return;
      current.held = true;
      containerRef.current?.setPointerCapture(event.pointerId);
      setPanning(zoomed);
    }
    if (zoomed) panBy(event.clientX - current.x, event.clientY - current.y);
    else follow(Math.abs(dx) > Math.abs(dy) ? dx : 0);
    current.x = event.clientX;
    current.y = event.clientY;
  });

  const onUp = useEventCallback((event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    const dx = event.clientX - current.startX;
    const dy = event.clientY - current.startY;
    release(zoomed ? undefined : swipeMove(dx, dy, containerRect.width));
  });

  const onCancel = useEventCallback(forget);

  const onWheel = useEventCallback((event: WheelEvent) => {
    event.stopPropagation();
    if (event.ctrlKey) return;
    if (zoomed) return panBy(-event.deltaX, -event.deltaY);
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    wheelSwipe.current ??= createWheelSwipe();
    const move = wheelSwipe.current(event.deltaX, event.timeStamp, containerRect.width);
    if (move) go(move);
  });

  useEffect(
    () =>
      cleanup(
        subscribeSensors("onPointerDown", onDown),
        subscribeSensors("onPointerMove", onMove),
        subscribeSensors("onPointerUp", onUp),
        subscribeSensors("onPointerCancel", onCancel),
        subscribeSensors("onWheel", onWheel),
      ),
    [subscribeSensors, onDown, onMove, onUp, onCancel, onWheel],
  );

  return panning;
}
