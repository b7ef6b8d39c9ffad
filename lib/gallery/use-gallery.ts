import { useEffect, useState } from "react";
import { fetchGallery, type Photo } from "@/lib/gallery/photos";

export type GalleryState = { kind: "loading" | "ready" | "failed"; photos: readonly Photo[] };

const none: readonly Photo[] = [];

/**
 * Fetches the photos when the gallery mounts. A failure is one line on the console and an empty
 * gallery; leaving the page aborts the request silently.
 */
export function useGallery(): GalleryState {
  const [state, setState] = useState<GalleryState>({ kind: "loading", photos: none });

  useEffect(() => {
    const leaving = new AbortController();
    fetchGallery(leaving.signal).then(
      (photos) => setState({ kind: "ready", photos }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error("The gallery could not be loaded:", error);
        setState({ kind: "failed", photos: none });
      },
    );
    return () => leaving.abort();
  }, []);

  return state;
}
