"use client";

import { useEffect, useRef, useState } from "react";
import type { ViewerProps } from "@/components/islands/lightbox/gallery-viewer";
import { buttonClass } from "@/components/ui/button-class";
import { galleryWords } from "@/content/words/gallery";
import { photoUrl } from "@/lib/gallery/image-url";

/** One photo in the browser's own dialog: what is left when the lightbox cannot be loaded (F42). */
export function GalleryPlainView({ photos, index, onClosing, onClosed }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
  const photo = photos[index];

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-label={galleryWords.viewer}
      onClose={() => {
        onClosing();
        onClosed();
      }}
      className="on-night m-auto max-h-[96dvh] max-w-[96vw] rounded-card bg-night p-4 text-night-text"
    >
      {photo && !failed && (
        <img
          src={photoUrl(photo.publicId)}
          alt={photo.alt}
          onError={() => setFailed(true)}
          className="mx-auto max-h-[74dvh] object-contain"
        />
      )}
      {failed && <p role="alert">{galleryWords.photoFailed}</p>}
      <p className="my-3 line-clamp-2">{photo?.alt}</p>
      <button
        type="button"
        className={buttonClass("night")}
        onClick={() => dialog.current?.close()}
      >
        {galleryWords.close}
      </button>
    </dialog>
  );
}
