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

/** The dark hero of an inner page: its one heading white on night, with a picture (row 42). */
export const PageHero = ({ title, description, picture, children }: Props) => (
  <HeroFrame beside picture={picture} className="min-h-[46vh] pb-12 lg:pt-48 lg:pb-20">
    <div className="comfort-scale mb-6" />
    <h1 className="max-w-title text-h1 text-white lg:max-w-[56%]">{title}</h1>
    {description && (
      <p className="mt-5 max-w-lead text-lead lg:max-w-[56%]">
        <Words>{description}</Words>
      </p>
    )}
    {children}
  </HeroFrame>
);
