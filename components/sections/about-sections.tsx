import { EmergencyWays } from "@/components/sections/emergency-box";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { Words } from "@/components/ui/words";
import type { About } from "@/content/about";
import type { Emergency } from "@/content/emergency";
import type { SitePicture } from "@/content/pictures";

/** All bands of the page have their second column at one edge. */
const columns = "lg:grid-cols-[7fr_5fr] lg:gap-x-20";

export const Purpose = ({ mission, vision }: Pick<About, "mission" | "vision">) => (
  <div className={`shell grid gap-12 py-11 lg:py-24 ${columns}`}>
    {[mission, vision].map(({ heading, text }) => (
      <div key={heading} data-reveal="">
        <section>
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 max-w-lead text-lead text-balance">{text}</p>
        </section>
      </div>
    ))}
  </div>
);

export const OurStory = ({
  heading,
  paragraphs,
  picture,
}: About["story"] & { picture: SitePicture }) => (
  <Section
    heading={heading}
    card
    layout="close"
    className={`grid gap-10 lg:items-start ${columns}`}
  >
    <div data-reveal="">
      <div className="grid max-w-lead gap-5 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Words>{paragraph}</Words>
          </p>
        ))}
      </div>
    </div>
    <Picture
      picture={picture}
      sizes="(min-width: 1240px) 459px, (min-width: 992px) 37vw, 92vw"
      className="aspect-5/4 w-full rounded-card object-cover lg:-mt-16"
    />
  </Section>
);

export const WhyChooseUs = ({
  heading,
  cards,
  ways,
}: About["whyChooseUs"] & Pick<Emergency, "ways">) => (
  <Section heading={heading}>
    <ul className="grid gap-10 lg:grid-cols-3 lg:gap-x-16">
      {cards.map(({ title, text, icon, emergency }) => (
        <li key={title} className="border-t-2 border-ink pt-6">
          <div data-reveal="">
            <h3 className="flex items-start gap-3 text-h3">
              <Icon name={icon} className="mt-0.5 size-7 shrink-0 text-muted" />
              {title}
            </h3>
            <p className="mt-4 max-w-measure">
              <Words>{text}</Words>
            </p>
            {emergency && <EmergencyWays ways={ways} />}
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
