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
      {cards.map(({ family, title, text, links, picture }) => (
        <li key={title} data-family={family}>
          <Reveal className="h-full">
            <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
              <Picture
                picture={picture}
                sizes="(min-width: 1240px) 574px, (min-width: 560px) 47vw, 92vw"
                className="aspect-[5/2] w-full object-cover sm:aspect-[16/9]"
              />
              <div className="p-5 sm:p-6 lg:p-8">
                <h3 className="text-h3 text-hue">{title}</h3>
                <p className="mt-2 max-w-lead">{text}</p>
                {/* The whole card answers to its first link; the others lie above that. */}
                <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 font-heading font-semibold text-hue max-sm:text-small sm:grid-cols-1 sm:gap-x-6 lg:grid-cols-2">
                  {links.map(({ label, path }, place) => (
                    <li key={path}>
                      <a
                        href={path}
                        className={`inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline ${place ? "relative" : "after:absolute after:inset-0"}`}
                      >
                        {label}
                        <Icon name="arrow-right" className="size-4 max-sm:hidden" />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          </Reveal>
        </li>
      ))}
    </ul>
  </Section>
);
