import { Picture } from "@/components/ui/picture";
import type { HouseView } from "@/content/figures/house";

type Views = { wide: HouseView; narrow: HouseView };

type Props = Views & {
  /** Where each number leads, in order. */
  hrefs: readonly string[];
  /** In the first window of a phone, where lazy pictures wait for the reader to scroll. */
  late?: boolean;
};

const sizes = "(min-width: 992px) 80vw, (min-width: 768px) 100vw, 67vw";

/**
 * The opened house, with a number on each machine that leads where its entry in the list does. The
 * numbers repeat the list, so they are hidden from assistive technology.
 */
export const House = ({ wide, narrow, hrefs, late }: Props) => (
  <div className="house-view">
    <div className="house-picture">
      <Picture
        picture={wide.picture}
        portrait={narrow.picture}
        sizes={sizes}
        late={late}
        className="h-auto w-full"
      />
      <div aria-hidden="true" className="house-marks">
        {wide.parts.map(({ id }, index) => (
          <a key={id} href={hrefs[index]} tabIndex={-1} data-part={index + 1}>
            {index + 1}
          </a>
        ))}
      </div>
    </div>
  </div>
);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The styles of a house's two pictures, which stand in the element that also holds the list. */
export const HouseStyles = (views: Views) => <style>{stylesOfBoth(views)}</style>;

const stylesOfBoth = ({ wide, narrow }: Views) =>
  `${stylesOf(wide)}@media (max-width:767.98px){${stylesOf(narrow)}}`;

/** The picture's ratio, the positions of its numbers, and the highlight of each machine. */
const stylesOf = ({ picture, parts }: HouseView) =>
  `.house-picture{aspect-ratio:${picture.width}/${picture.height}}` +
  parts
    .map(({ x, y, reach, number }, index) => {
      const part = `[data-part="${index + 1}"]`;
      const place = `--x:${percent(x)};--y:${percent(y)}`;
      // Half a number, and a little more.
      const left = number.beside ? `calc(${percent(number.x)} + 19px)` : percent(number.x);
      const size = `--across:${percent(reach.x * 1.6 + 0.02)};--down:${percent(reach.y * 1.6 + 0.02)}`;
      return (
        `.house-marks>${part}{--x:${left};--y:${percent(number.y)}}` +
        `.house:has(${part}:is(:hover,:focus-within,:target)){${place};${size};--dark:1}`
      );
    })
    .join("");
