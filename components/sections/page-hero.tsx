import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { Words } from "@/components/ui/words";
import type { SitePicture } from "@/content/pictures";

type Props = {
  title: string;
  description?: string;
  picture: SitePicture;
  /** What stands under the description, such as a scroll-down link. */
  children?: ReactNode;
};

/** The dark hero of an inner page: its one heading over a picture, white text on a scrim (row 42). */
export const PageHero = ({ title, description, picture, children }: Props) => (
  <section className="on-night relative isolate flex min-h-[46vh] items-end">
    <Picture
      picture={picture}
      sizes="100vw"
      priority
      tall
      decorative
      className="absolute inset-0 -z-20 size-full object-cover"
    />
    <div className="scrim absolute inset-0 -z-10" />
    <div className="shell pt-36 pb-14 lg:pt-52 lg:pb-20">
      <div className="comfort-scale mb-6" />
      <h1 className="max-w-[22ch] text-h1 text-white">{title}</h1>
      {description && (
        <p className="mt-5 max-w-[54ch] text-lead">
          <Words>{description}</Words>
        </p>
      )}
      {children}
    </div>
  </section>
);
