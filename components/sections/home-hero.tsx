import type { ComponentProps, ReactNode } from "react";
import { CallButton } from "@/components/ui/call-button";
import { ButtonLink } from "@/components/ui/button-link";
import { HeroFrame } from "@/components/ui/hero-frame";
import { HoursLine } from "@/components/ui/hours-line";
import { PauseButton } from "@/components/ui/pause-button";
import type { OpenHours } from "@/content/open-hours";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/data/schemas/company";
import { callWords } from "@/content/words/calls";
import { homeHeroWide } from "@/lib/pictures/picture-files";

type Props = {
  /** What is done and where. */
  headline: ReactNode;
  taglines: readonly string[];
  phone: Company["phone"];
  hours: OpenHours;
  /** The house with its windows dark, and the light of its lamps; both for phones as well. */
  scene: Pick<ComponentProps<typeof HeroFrame>, "picture" | "portrait"> & { lights: SitePicture };
};

/**
 * Home's hero: the typed taglines over the picture, what is done and where, and two actions. At
 * least 60 % of the window high.
 */
export const HomeHero = ({ headline, taglines, scene, ...hero }: Props) => (
  <HeroFrame
    {...scene}
    sizes={homeHeroWide}
    className="hero-home min-h-[60vh] pb-[16px] lg:pt-40 lg:pb-10"
  >
    <h1 className="text-white">
      {/* Hidden, since the sentence names the page; not translated, since a translator would replace
          the letters while they are typed. All lie over each other: the tallest gives the height. */}
      <span aria-hidden="true" translate="no" className="taglines">
        {taglines.map((tagline, index) => (
          <span key={tagline} data-typed-line={index === 0 ? JSON.stringify(taglines) : undefined}>
            {tagline}
          </span>
        ))}
      </span>{" "}
      <span className="mt-3 block max-w-[24rem] text-lead font-semibold text-balance lg:mt-5 lg:max-w-[min(27rem,36vw)]">
        {headline}
      </span>
    </h1>
    <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-4 lg:mt-6">
      <CallButton phone={hero.phone} />
      <ButtonLink href="#quote" tone="night">
        {callWords.freeQuote}
      </ButtonLink>
    </div>
    {/* The pause button lies at the end of this line. */}
    <div className="mt-3 pe-11 text-small md:text-lead lg:mt-4">
      <HoursLine {...hero.hours} />
    </div>
    {/* Last, since it lies over the lower end of what precedes it. */}
    <div className="hero-pause">
      <PauseButton what="headline" />
    </div>
  </HeroFrame>
);
