import { Reveal } from "@/components/ui/reveal";
import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { Service, ServiceSection } from "@/content/service-schema";

/** A section: heading, text, bullets or steps, and a link only when it has both parts. */
export function ServiceSectionBlock({
  id,
  heading,
  text,
  bullets,
  ordered,
  ctaText,
  ctaLink,
}: ServiceSection & {
  /** The target of links from elsewhere. */
  id?: string;
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <section id={id}>
      <h2 className="text-large">{heading}</h2>
      <p className="mt-4 max-w-measure">
        <Words>{text}</Words>
      </p>
      {bullets && (
        <List className={`mt-5 grid max-w-measure gap-2.5 ${ordered ? "steps" : "ticks"}`}>
          {bullets.map((bullet) => (
            <li key={bullet}>
              <Words>{bullet}</Words>
            </li>
          ))}
        </List>
      )}
      {ctaText && ctaLink && (
        <a
          href={ctaLink}
          className="link mt-5 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {ctaText}
          <Icon name="arrow-right" className="size-5" />
        </a>
      )}
    </section>
  );
}

/** The card under the hero: what the service is, and tips if there are any. */
export const DescriptionCard = ({ extraText, tips }: Pick<Service, "extraText" | "tips">) =>
  extraText || tips ? (
    <Reveal pace="content">
      <div id="part-0" className="rounded-card bg-tint p-5 sm:p-8">
        {extraText && (
          <p className="text-pretty sm:text-lead">
            <Words>{extraText}</Words>
          </p>
        )}
        {tips && (
          <ul className={`ticks grid max-w-lead gap-2.5 ${extraText ? "mt-6" : ""}`}>
            {tips.map((tip) => (
              <li key={tip}>
                <Words>{tip}</Words>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Reveal>
  ) : null;
