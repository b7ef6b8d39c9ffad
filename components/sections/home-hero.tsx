import { ButtonLink } from "@/components/ui/button-link";
import { HeroFrame } from "@/components/ui/hero-frame";
import { HoursLine } from "@/components/ui/hours-line";
import { Icon } from "@/components/ui/icon";
import { LinkedWords, type WordsLink } from "@/components/ui/linked-words";
import { PauseButton } from "@/components/ui/pause-button";
import { Sentence } from "@/components/ui/sentence";
import type { Home } from "@/content/home";
import type { OpenHours } from "@/content/open-hours";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/schema";
import { callWords } from "@/content/words/calls";
import { homeHeroWide } from "@/lib/pictures/picture-files";

type Props = Pick<Home, "headline" | "description"> & {
  /** The description's words about other towns, and the page that names them. */
  townsLink: WordsLink;
  taglines: readonly string[];
  phone: Company["phone"];
  quotePath: string;
  hours: OpenHours;
  picture: SitePicture;
  lights: SitePicture;
};

/**
 * Home's hero: a sentence over the picture, a typed line, what is done and where, and two actions.
 * At least 60 % of the window high.
 */
export const HomeHero = ({ headline, description, taglines, picture, lights, ...hero }: Props) => (
  <HeroFrame
    picture={picture}
    lights={lights}
    sizes={homeHeroWide}
    className="hero-home min-h-[60vh] lg:pt-36 lg:pb-10"
  >
    <h1 className="text-white xl:max-w-home">
      {headline.map((line) => (
        <span key={line} className="block text-poster tracking-[-0.03em]">
          {line}{" "}
        </span>
      ))}
      {/* Hidden: the sentence above carries the meaning. The build adds the script's address. */}
      <span aria-hidden="true" data-taglines={JSON.stringify(taglines)} className="typed-line">
        {taglines[0]}
      </span>
    </h1>
    <p className="mt-3 max-w-[24rem] text-balance lg:mt-4 lg:max-w-[min(24rem,36vw)] lg:text-lead">
      <LinkedWords link={hero.townsLink}>{description}</LinkedWords>
    </p>
    <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-4 lg:mt-6">
      <ButtonLink href={`tel:${hero.phone.e164}`}>
        <Icon name="phone" className="size-5" />
        <span>
          <Sentence
            words={callWords.call}
            phone={<span className="numerals inline-block">{hero.phone.display}</span>}
          />
        </span>
      </ButtonLink>
      <ButtonLink href={hero.quotePath} tone="night">
        {callWords.freeQuote}
      </ButtonLink>
    </div>
    <div className="mt-3 lg:mt-4">
      <HoursLine hours={hero.hours.hours} holidays={hero.hours.holidays} />
    </div>
    {/* Last, since it lies over the lower end of what precedes it. */}
    <div className="hero-pause">
      <PauseButton what="headline" />
    </div>
  </HeroFrame>
);
