import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SitePicture } from "@/content/pictures";
import { phoneWide } from "@/lib/pictures/picture-files";

/** A short page's words, and its one picture: beside them on wide screens, else below. */
export const BesidePicture = ({
  picture,
  children,
}: {
  picture: SitePicture;
  children: ReactNode;
}) => (
  <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
    <div>{children}</div>
    <Picture
      picture={picture}
      lowPriority
      sizes={`(min-width: 1240px) 560px, (min-width: 992px) 46vw, ${phoneWide}`}
      decorative
      className="no-print aspect-video w-full rounded-card object-cover object-[80%_50%] lg:aspect-4/3"
    />
  </div>
);
