import type { ReactNode } from "react";
import { HeroFrame } from "@/components/ui/hero-frame";
import { Words } from "@/components/ui/words";
import type { SitePicture } from "@/content/pictures";

type Props = {
  title: string;
  /** A text, or a sentence with a link in it. */
  description?: ReactNode;
  picture: SitePicture;
  /** Kept low on phones, where what follows is what the visitor came for. */
  low?: boolean;
};

export const PageHero = ({ title, description, picture, low }: Props) => (
  <HeroFrame
    beside
    picture={picture}
    className={
      low ? "hero-low pb-6 lg:pt-42 lg:pb-12" : "pb-10 lg:min-h-[min(60vh,32vw)] lg:pt-44 lg:pb-20"
    }
  >
    <h1 className={`max-w-title text-white lg:max-w-[54%] ${low ? "text-service" : "text-h1"}`}>
      {title}
    </h1>
    {description && (
      <p
        className={`max-w-lead text-balance lg:mt-5 lg:max-w-[54%] lg:text-lead ${low ? "mt-2" : "mt-5 text-lead"}`}
      >
        {typeof description === "string" ? <Words>{description}</Words> : description}
      </p>
    )}
  </HeroFrame>
);
