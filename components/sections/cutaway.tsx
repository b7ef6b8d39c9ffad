import { Picture } from "@/components/ui/picture";
import type { Figure } from "@/content/figures";
import { serviceWords } from "@/content/words/service-page";

/** Beside its list where the column has room for both (app/styles/cutaway.css), else as wide as it. */
const sizes =
  "(min-width: 1240px) 404px, (min-width: 768px) 52vw, calc(100vw - 2 * clamp(20px, 4vw, 32px))";
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * A machine, opened: the picture with a number on each part, and the list of what the numbers are.
 * It takes the place of a section that would say the same, so it has a section's heading.
 * Each entry leads to its number; pointing at one, or its focus, lights the other, by styles alone
 * (app/styles/cutaway.css). The numbers say nothing that the list does not: they are decoration to
 * assistive technology, which gets the picture's own words and the list.
 * In: a figure of content/figures, at most seven parts.
 */
export const Cutaway = ({ title, picture, parts }: Figure) => (
  <figure className="cutaway mt-10">
    <figcaption>
      <h2 className="text-large">{title}</h2>
    </figcaption>
    <div className="cutaway-view">
      <div>
        <div className="relative">
          <Picture picture={picture} sizes={sizes} className="h-auto w-full rounded-card" />
          <svg aria-hidden="true" className="marks absolute inset-0 size-full">
            {parts.map(({ id, x, y }, index) => (
              <g key={id} id={`see-${id}`} data-part={index + 1}>
                <circle cx={percent(x)} cy={percent(y)} r="13" />
                <text x={percent(x)} y={percent(y)} dy="0.35em">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <p className="mt-3 text-small text-muted">{serviceWords.insideNote}</p>
      </div>
      <div>
        <ol className="parts">
          {parts.map(({ id, name, says }, index) => (
            <li key={id} data-part={index + 1}>
              <a href={`#see-${id}`}>
                <b>{name}</b> {says}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </figure>
);
