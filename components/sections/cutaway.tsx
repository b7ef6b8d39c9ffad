import type { ReactNode } from "react";
import { part, partStyles } from "@/components/sections/part-styles";
import { Picture } from "@/components/ui/picture";
import { Sentences } from "@/components/ui/sentences";
import { Words } from "@/components/ui/words";
import type { Figure } from "@/content/figures";
import type { Box } from "@/content/figures/markers";
import { serviceWords } from "@/content/words/service-page";

/** Phones show it twice as large while its parts are read. */
const sizes = "(min-width: 992px) 800px, 160vw";
/** A pin whose point is at the origin, and its head above the part, which stays in sight. */
const pinShape = "M0 0-3-21a13 13 0 1 1 6 0z";
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * A figure: an opened machine in a band as wide as the window, with a numbered pin on each part and the
 * list of the parts. Hovering an entry or its number highlights both, pales the rest of the machine and
 * shows how the part fails; so does reading on where scroll timelines are supported, and below 992 px the picture moves to the part. All need styles only
 * (app/styles/cutaway.css). The numbers repeat the list, so they are hidden from assistive
 * technology, which gets the picture's alternative text and the list.
 * @param props A figure of content/figures, with at most seven parts; as children what follows the list.
 */
export const Cutaway = ({
  title,
  picture,
  ground,
  parts,
  failed,
  children,
}: Figure & { children?: ReactNode }) => (
  <figure aria-labelledby="signs" className="cutaway" data-ground={ground}>
    <figcaption>
      <h2 id="signs" className="text-stage">
        <Words>{title}</Words>
      </h2>
    </figcaption>
    <style>{stylesOf({ picture, parts })}</style>
    <div className="cutaway-view" data-figure>
      <div className="machine">
        <Picture picture={picture} sizes={sizes} className="w-full" />
        {parts.map(({ id, fault }, index) => (
          <div key={id} className="part-view" data-part={index + 1}>
            {failed && fault && <Picture picture={failed} sizes={sizes} decorative />}
          </div>
        ))}
        <svg aria-hidden="true" className="marks absolute inset-0 size-full">
          {parts.map(({ id, x, y }, index) => (
            <svg key={id} x={percent(x)} y={percent(y)} data-part={index + 1}>
              <path d={pinShape} />
              <text y="-28.9">{index + 1}</text>
            </svg>
          ))}
        </svg>
      </div>
    </div>
    <div className="cutaway-list">
      <ol className="parts">
        {parts.map(({ id, name, text }, index) => (
          <li key={id} id={`see-${id}`} data-part={index + 1}>
            <a href={`#see-${id}`}>
              <b>
                <Sentences from="sm:inline-block">{text}</Sentences>
              </b>{" "}
              {name}
            </a>
          </li>
        ))}
      </ol>
      <p className="text-small">{serviceWords.insideNote}</p>
      {children}
    </div>
  </figure>
);

/**
 * The picture's ratio, the highlights of its parts, the ellipse in which each fails, and the movement that
 * brings both toward the middle while its entry is read.
 */
const stylesOf = ({ picture, parts }: Pick<Figure, "picture" | "parts">) =>
  `.cutaway{--ratio:${picture.width / picture.height}}@layer deferred{` +
  partStyles(
    ".cutaway",
    parts.length,
    "--number:var(--on-lit);--ground:var(--lit);--back:var(--lit-back);--words:var(--read);--pin:1;opacity:1!important",
  ) +
  parts
    .map(({ fault, ...pin }, index) => {
      const shown = fault ? middleOf(fault) : pin;
      const [x, y] = [(2 * pin.x + shown.x) / 3, (2 * pin.y + shown.y) / 3];
      return (
        `@keyframes to-part-${index + 1}{entry 100%,exit 0%{scale:1.8;translate:` +
        `${percent((0.5 - x) * 1.5)} ${percent((0.5 - y) * 1.3)}}}` +
        `.part-view${part(index + 1)}{--within:${fault ? ellipseIn(fault) : `9% 9% at ${at(pin)}`}}`
      );
    })
    .join("") +
  "}";
const middleOf = ({ x0, y0, x1, y1 }: Box) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
const at = ({ x, y }: { x: number; y: number }) => `${percent(x)} ${percent(y)}`;
function ellipseIn(box: Box) {
  const { x, y } = middleOf(box);
  return `${at({ x: x - box.x0, y: y - box.y0 })} at ${at({ x, y })}`;
}
