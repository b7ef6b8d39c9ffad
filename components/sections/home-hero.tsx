import { ButtonLink } from "@/components/ui/button-link";
import { HeroFrame } from "@/components/ui/hero-frame";
import { HoursLine } from "@/components/ui/hours-line";
import { Icon } from "@/components/ui/icon";
import { PauseButton } from "@/components/ui/pause-button";
import { Sentence } from "@/components/ui/sentence";
import { Words } from "@/components/ui/words";
import type { OpenHours } from "@/content/open-hours";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/schema";
import { callWords } from "@/content/words/calls";

type Props = {
  headline: string;
  taglines: readonly string[];
  phone: Company["phone"];
  quotePath: string;
  hours: OpenHours;
  picture: SitePicture;
};

/**
 * The first second: one still sentence over the picture, a typed line under it, and two things to
 * do (rows 66-69). At least 60 % of the window high.
 */
export const HomeHero = ({ headline, taglines, phone, quotePath, hours, picture }: Props) => (
  <HeroFrame picture={picture} className="hero-home min-h-[60vh] pb-10 lg:pt-44 lg:pb-24">
    <h1 className="max-w-title text-h1 text-balance text-white xl:max-w-home xl:text-service">
      <Words>{headline}</Words>
      {/* Decoration: the fixed sentence is what counts (row 67). The build names its script. */}
      <span
        aria-hidden="true"
        data-module="typed-line"
        data-taglines={JSON.stringify(taglines)}
        className="typed-line"
      >
        {taglines[0]}
      </span>
    </h1>
    <div className="mt-8 flex flex-wrap items-center gap-4">
      <ButtonLink href={`tel:${phone.e164}`}>
        <Icon name="phone" className="size-5" />
        <span>
          <Sentence
            words={callWords.call}
            phone={<span className="figure">{phone.display}</span>}
          />
        </span>
      </ButtonLink>
      <ButtonLink href={quotePath} tone="night">
        {callWords.freeQuote}
      </ButtonLink>
    </div>
    <div className="mt-6 max-w-lead">
      <HoursLine {...hours} />
    </div>
    {/* Last, since it stands at the lower end of what comes before it. */}
    <div className="hero-pause">
      <PauseButton what="headline" />
    </div>
  </HeroFrame>
);
