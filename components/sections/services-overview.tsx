import { Reveal } from "@/components/ui/reveal";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { Home } from "@/content/home";
import type { SitePicture } from "@/content/pictures";

type Props = Omit<Home["overview"], "cards"> & {
  cards: readonly (Omit<Home["overview"]["cards"][number], "picture"> & { picture: SitePicture })[];
};

/** The four families, each in its hue; the first leads, the others follow beside it (rows 70-75). */
export const ServicesOverview = ({ heading, intro, cards }: Props) => (
  <Section heading={heading} intro={intro}>
    <ul className="grid gap-6 sm:grid-cols-2 lg:gap-8">
      {cards.map(({ family, title, text, path, linkText, picture }, index) => (
        <li key={title} data-family={family} className={index % 2 ? "lg:mt-14" : "lg:mb-14"}>
          <Reveal className="h-full">
            <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
              <Picture
                picture={picture}
                sizes="(min-width: 1240px) 574px, (min-width: 560px) 47vw, 92vw"
                className="aspect-[16/9] w-full object-cover"
              />
              <div className="flex grow flex-col p-6 lg:p-8">
                <h3 className="text-h3 text-hue">{title}</h3>
                <p className="mt-2 max-w-lead grow">{text}</p>
                {/* The whole card answers to its one link. */}
                <a
                  href={path}
                  className="mt-5 inline-flex min-h-11 items-center gap-2 font-heading font-semibold text-hue after:absolute after:inset-0"
                >
                  {linkText}
                  <Icon
                    name="arrow-right"
                    className="size-5 transition-transform group-hover:translate-x-1"
                  />
                </a>
              </div>
            </article>
          </Reveal>
        </li>
      ))}
    </ul>
  </Section>
);
