import { PauseButton } from "@/components/islands/pause-button";
import { TypedHeadline } from "@/components/islands/typed-headline";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { SitePicture } from "@/content/pictures";
import type { Company } from "@/content/schema";

type Props = {
  headline: string;
  taglines: readonly string[];
  phone: Company["phone"];
  quotePath: string;
  picture: SitePicture;
};

/**
 * The first second: one still sentence over the picture, a typed line under it, and two things to
 * do (rows 66-69). At least 60 % of the window high.
 */
export const HomeHero = ({ headline, taglines, phone, quotePath, picture }: Props) => (
  <section className="on-night relative isolate flex min-h-[60vh] items-end">
    <Picture
      picture={picture}
      sizes="100vw"
      priority
      tall
      decorative
      className="absolute inset-0 -z-20 size-full object-cover"
    />
    <div className="scrim absolute inset-0 -z-10" />
    <div className="shell pt-36 pb-16 lg:pt-56 lg:pb-24">
      <h1 className="max-w-[19ch] text-h1 text-white">
        {headline}
        <TypedHeadline taglines={taglines} />
      </h1>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <ButtonLink href={`tel:${phone.e164}`}>
          <Icon name="phone" className="size-5" />
          <span>
            Call <span className="figure">{phone.display}</span>
          </span>
        </ButtonLink>
        <ButtonLink href={quotePath} tone="night">
          Ask for a free quote
        </ButtonLink>
        <PauseButton what="headline" className="lg:ml-4" />
      </div>
    </div>
  </section>
);
