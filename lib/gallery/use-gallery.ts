import { useEffect, useState } from "react";
import { whenShownAgain } from "@/lib/dom/moments";
import { fetchGallery, type Photo } from "@/lib/gallery/photos";

export type GalleryState = { kind: "loading" | "ready" | "failed"; photos: readonly Photo[] };

/**
 * Fetches the photos when the gallery mounts, and where it has none when the page is shown again: WebKit
 * never tells the end of a request that was under way when the page was left. A failure is one line on
 * the console and an empty gallery; leaving the page aborts the request silently.
 */
export function useGallery(): GalleryState {
  const [state, setState] = useState<GalleryState>({ kind: "loading", photos: [] });

  const isReady = state.kind === "ready";
  useEffect(() => {
    if (isReady) return undefined;
    let request = new AbortController();
    const load = () => {
      // Of an earlier one, WebKit may tell a failure after the later one's success.
      request.abort();
      const { signal } = (request = new AbortController());
      fetchGallery(signal).then(
        (photos) => setState({ kind: "ready", photos }),
        (error: unknown) => {
          if (signal.aborted) return;
          console.error("The gallery could not be loaded:", error);
          setState({ kind: "failed", photos: [] });
        },
      );
    };
    load();
    const end = whenShownAgain(load);
    return () => {
      end();
      request.abort();
    };
  }, [isReady]);

  return state;
}
