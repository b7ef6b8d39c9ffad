import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { Home } from "@/content/home";
import type { SitePicture } from "@/content/pictures";

type Props = Omit<Home["overview"], "cards"> & {
  cards: readonly (Omit<Home["overview"]["cards"][number], "picture"> & { picture: SitePicture })[];
};

/** The four families side by side, each in its hue; on phones each is a row. */
export const ServicesOverview = ({ heading, cards }: Props) => (
  <Section heading={heading}>
    <ul className="grid gap-8 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4">
      {cards.map(({ family, title, text, links, picture, ...card }) => (
        <li key={title} data-family={family}>
          <div data-reveal="" className="h-full">
            <article className="relative flex h-full flex-wrap gap-x-5 gap-y-2 sm:flex-col sm:flex-nowrap">
              <Picture
                picture={picture}
                sizes="(min-width: 992px) 380px, (min-width: 560px) 62vw, 140px"
                className="aspect-square w-26 rounded-control object-cover sm:mb-3 sm:aspect-4/5 sm:w-full sm:rounded-card"
              />
              {/* Below the picture where the text is enlarged. */}
              <div className="flex-[1_1_9rem] sm:flex-none">
                <h3 className="text-h3 text-hue">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
              {/* The first link covers the whole card; the others lie above it. */}
              <ul className="grid w-full grid-cols-fit gap-x-3 font-heading text-small font-semibold text-hue sm:block sm:text-body">
                {links.map(({ label, path }, place) => (
                  <li key={path}>
                    <a
                      href={path}
                      className={`inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline ${place ? "relative" : "stretched-link"}`}
                    >
                      {label}
                      <Icon name="arrow-right" className="size-4" />
                    </a>
                  </li>
                ))}
              </ul>
              {"note" in card && <p className="text-small text-muted">{card.note}</p>}
            </article>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
