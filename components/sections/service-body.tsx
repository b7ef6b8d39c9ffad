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
}: ServiceSection & { id?: string }) {
  const List = ordered ? "ol" : "ul";
  return (
    <section id={id}>
      <h2 className="text-large">
        <Words>{heading}</Words>
      </h2>
      <p className="mt-4 max-w-lead">
        <Words>{text}</Words>
      </p>
      {bullets && (
        <List className={`mt-5 grid max-w-lead gap-2 ${ordered ? "steps" : "ticks"}`}>
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

/** The card under the hero: what the service is, and tips if there are any; red where life is in danger. */
export const DescriptionCard = ({
  danger,
  extraText,
  tips,
}: Pick<Service, "danger" | "extraText" | "tips">) =>
  danger || extraText || tips ? (
    <div data-reveal="">
      <div
        id="part-0"
        className={`h-full rounded-card p-5 sm:p-8 ${danger ? "border-2 border-error bg-card" : "bg-tint"}`}
      >
        {(danger || extraText) && (
          <p>
            {danger && (
              <b className="mb-3 flex gap-3 font-semibold text-error">
                <Icon name="triangle-alert" className="size-7 shrink-0" />
                <Words>{danger}</Words>
              </b>
            )}
            {extraText && <Words>{extraText}</Words>}
          </p>
        )}
        {tips && (
          <ul className={`ticks grid max-w-lead gap-2 ${danger || extraText ? "mt-6" : ""}`}>
            {tips.map((tip) => (
              <li key={tip}>
                <Words>{tip}</Words>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  ) : null;
