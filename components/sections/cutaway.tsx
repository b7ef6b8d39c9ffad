import { useId } from "react";
import { partStyles, pointedAt } from "@/components/sections/part-styles";
import { Picture } from "@/components/ui/picture";
import { Sentences } from "@/components/ui/sentences";
import { Words } from "@/components/ui/words";
import type { Figure } from "@/content/figures";
import { serviceWords } from "@/content/words/service-page";

const sizes = "(min-width: 992px) 800px, 100vw";
const burnerSizes = "(min-width: 992px) 375px, 47vw";
/** A pin whose point is at the origin: its part stays in sight. */
const pin = "M0 0-8-15a13 13 0 1 1 16 0z";
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * A figure: an opened machine in a band as wide as the window, with a numbered pin on each part and the
 * list of the parts. Hovering an entry or its number highlights both. Where scroll timelines are
 * supported, the picture moves to the part whose entry is read. Both need styles only
 * (app/styles/cutaway.css). The numbers repeat the list, so they are hidden from assistive
 * technology, which gets the picture's alternative text and the list.
 * @param props A figure of content/figures, with at most seven parts.
 */
export function Cutaway({ title, picture, ground, parts, flames }: Figure) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="cutaway" data-ground={ground}>
      <figcaption>
        <h2 id={titleId} className="text-stage">
          <Words>{title}</Words>
        </h2>
      </figcaption>
      <style>{stylesOf({ picture, parts, flames })}</style>
      <div className="cutaway-view" data-figure>
        <div className="machine">
          <Picture picture={picture} sizes={sizes} className="w-full" />
          {flames && (
            <Picture picture={flames.out} sizes={burnerSizes} className="flames-out" decorative />
          )}
          <svg aria-hidden="true" className="marks absolute inset-0 size-full">
            {parts.map(({ id, x, y }, index) => (
              <svg key={id} x={percent(x)} y={percent(y)} data-part={index + 1}>
                <path d={pin} />
                <text y="-20.5">{index + 1}</text>
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
      </div>
    </figure>
  );
}

/**
 * The picture's ratio, the highlights of its parts, and the movement that brings each to the middle
 * while its entry is read.
 */
const stylesOf = ({ picture, parts, flames }: Pick<Figure, "picture" | "parts" | "flames">) =>
  `.cutaway{--ratio:${picture.width / picture.height}}@layer deferred{` +
  (flames ? flamesOf(flames) : "") +
  partStyles(
    ".cutaway",
    parts.length,
    "--number:var(--on-lit);--ground:var(--lit);--back:var(--lit-back);--pin:1",
  ) +
  parts
    .map(
      ({ x, y }, index) =>
        `@keyframes to-part-${index + 1}{entry 100%,exit 0%{scale:var(--zoom);translate:` +
        `calc(${share(0.5 - x)}*var(--across)) calc(${share(0.5 - y)}*var(--down))` +
        `${flames?.never.includes(index + 1) ? ";--out:1" : ""}}` +
        `${flames?.goOut.includes(index + 1) ? "contain 50%{--out:0}exit 0%{--out:1}" : ""}}`,
    )
    .join("") +
  "}";
const share = (part: number) => Math.round(part * 1000) / 1000;

/** The flames are out where one of their parts is pointed at, or its entry read; a while later, where they go out. */
function flamesOf({ at: { x, y, width }, never, goOut }: NonNullable<Figure["flames"]>) {
  const out = (numbers: number[], late: string) =>
    numbers.map((number) => `${pointedAt(".cutaway", number)} .flames-out{--out:1;--late:${late}}`);
  const place = `left:${percent(x)};top:${percent(y)};width:${percent(width)}`;
  return `.flames-out{${place}}${out(never, "0s").join("")}${out(goOut, "1.2s").join("")}`;
}
