import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { ControllerRef } from "yet-another-react-lightbox";
import { galleryWords } from "@/content/words/gallery";
import { askServer } from "@/lib/dom/ask-server";
import { photoUrl } from "@/lib/gallery/image-url";
import type { Photo } from "@/lib/gallery/photos";
import { closeOnBack } from "@/lib/navigation/close-on-back";
import { statusMessage } from "@/lib/timings";

/** The opened photo and a copy of the list, which later changes do not affect. */
export type Opening = { photos: readonly Photo[]; index: number; opener: HTMLElement };
export type ViewerProps = Pick<Opening, "photos" | "index"> & {
  controller: RefObject<ControllerRef | null>;
  /** The viewer begins to close: the page is usable again and gets the focus back. */
  onClosing: () => void;
  onClosed: () => void;
};

/** An opening by its number, and the lightbox once it has loaded. */
type View = Opening & { turn: number; Viewer?: ComponentType<ViewerProps> };

// A script of its own, loaded when it is needed.
const loadLightbox = () =>
  import("@/components/islands/lightbox/lightbox").then(
    ({ Lightbox }) => Lightbox,
    () => undefined,
  );

/**
 * Opens photos in the lightbox, loaded at the first opening; `warm` preloads it. Back closes it. When
 * its script is gone (a new deploy), the photo opens at its own URL; without a connection the page stays,
 * and says so for as long as any status message. `onOrphaned` is called instead of focusing a thumbnail
 * that is no longer there.
 */
export function useGalleryViewer(onOrphaned: () => void) {
  const [view, setView] = useState<View>();
  const [isLost, setLost] = useState(false);
  const latest = useRef(0);
  const controller = useRef<ControllerRef>(null);
  /** Set while an entry of the history stands for the photo. */
  const closed = useRef<() => void>(undefined);
  const pending = view && !view.Viewer;

  function leaveEntry() {
    closed.current?.();
    closed.current = undefined;
  }
  function giveUp() {
    latest.current += 1;
    setView(undefined);
    leaveEntry();
  }
  const closeNow = () => (controller.current ? controller.current.close() : giveUp());

  const open = async (opening: Opening) => {
    const turn = ++latest.current;
    setView({ ...opening, turn });
    setLost(false);
    closed.current ??= closeOnBack(closeNow);
    const Viewer = await loadLightbox();
    const isThere = Viewer || (await askServer().catch(() => undefined));
    if (turn !== latest.current) return;
    const photo = opening.photos[opening.index];
    if (Viewer) setView({ ...opening, turn, Viewer });
    else if (isThere && photo) location.replace(photoUrl(photo.publicId));
    else {
      giveUp();
      setLost(true);
    }
  };

  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(setLost, statusMessage, false);
    return () => clearTimeout(timer);
  }, [isLost]);

  // Esc closes at any time, even before the lightbox is shown.
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") giveUp();
  });
  useEffect(() => {
    if (!pending) return;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [pending]);

  const element = view?.Viewer ? (
    <view.Viewer
      key={view.turn}
      photos={view.photos}
      index={view.index}
      controller={controller}
      onClosing={() => {
        leaveEntry();
        if (view.opener.isConnected) view.opener.focus();
        else onOrphaned();
      }}
      onClosed={() => setView((current) => (current?.turn === view.turn ? undefined : current))}
    />
  ) : (
    isLost && (
      <p role="alert" className="status-bad fixed inset-x-0 bottom-20 z-10 bg-card p-4">
        {galleryWords.photoFailed}
      </p>
    )
  );

  return {
    element,
    opening: pending ? view.index : undefined,
    open: (opening: Opening) => void open(opening),
    warm: () => void loadLightbox(),
  };
}
