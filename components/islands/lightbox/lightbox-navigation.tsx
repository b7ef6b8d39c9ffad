"use client";

import { useEffect, useRef } from "react";
import {
  createModule,
  NavigationButton,
  useController,
  useDocumentContext,
  useEventCallback,
  useEvents,
} from "yet-another-react-lightbox";
import { keepFocusInside } from "@/components/islands/lightbox/lightbox-focus";
import { NextIcon, PreviousIcon } from "@/components/islands/lightbox/lightbox-icons";
import { useZoom } from "@/components/islands/lightbox/lightbox-zoom";
import { galleryLimits } from "@/lib/gallery/limits";
import { createKeyLimit } from "@/lib/gallery/swipe";

const { panStep } = galleryLimits;
const panKeys: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

/**
 * Keys are handled on the document, so that they work wherever the focus is: Esc closes at any
 * time, arrows move at most once in 180 ms. The up and down arrows pan a magnified photo, with
 * Shift sideways.
 */
function useKeys() {
  const { prev, next, close, containerRef } = useController();
  const { getOwnerDocument } = useDocumentContext();
  const { subscribe } = useEvents();
  const { zoom, panBy } = useZoom();
  const keyLimit = useRef<ReturnType<typeof createKeyLimit>>(undefined);
  const closing = useRef(false);

  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    if (closing.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === "Tab") return keepFocusInside(containerRef.current, event);
    if (key === "Escape") {
      event.preventDefault();
      return close();
    }
    const pan = panKeys[key];
    if (!pan) return;
    event.preventDefault();
    const sideways = key === "ArrowLeft" || key === "ArrowRight";
    if (!sideways || event.shiftKey) {
      if (zoom.level > 0) panBy(...pan);
      return;
    }
    keyLimit.current ??= createKeyLimit();
    if (!keyLimit.current(event.timeStamp)) return;
    if (key === "ArrowLeft") prev();
    else next();
  });

  useEffect(() => {
    const page = getOwnerDocument();
    page.addEventListener("keydown", onKeyDown);
    return () => page.removeEventListener("keydown", onKeyDown);
  }, [getOwnerDocument, onKeyDown]);

  useEffect(
    () =>
      subscribe("close", () => {
        closing.current = true;
      }),
    [subscribe],
  );
}

function LightboxNavigation() {
  const { prev, next } = useController();
  useKeys();
  return (
    <>
      <NavigationButton label="previous" action="prev" icon={PreviousIcon} onClick={prev} />
      <NavigationButton label="next" action="next" icon={NextIcon} onClick={next} />
    </>
  );
}

/** Previous and Next with the specification's keys, in place of the library's own. */
export const lightboxNavigation = createModule("navigation", LightboxNavigation);
