import type { ReactNode } from "react";
import { HeroFrame } from "@/components/ui/hero-frame";
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
  <HeroFrame beside picture={picture} className="min-h-[46vh] pt-60 pb-12 lg:pt-52 lg:pb-20">
    <div className="comfort-scale mb-6" />
    <h1 className="max-w-title text-h1 text-white">{title}</h1>
    {description && (
      <p className="mt-5 max-w-lead text-lead">
        <Words>{description}</Words>
      </p>
    )}
    {children}
  </HeroFrame>
);
