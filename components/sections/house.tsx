import { Picture } from "@/components/ui/picture";
import type { HouseView } from "@/content/figures/house";
import { phoneWide } from "@/lib/pictures/picture-files";

type Views = { wide: HouseView; narrow: HouseView };

type Props = Views & {
  /** Where each number leads, in order. */
  hrefs: readonly string[];
  /** In the first window of a phone, where lazy pictures wait for the reader to scroll. */
  lowPriority?: boolean;
};

const sizes = `(min-width: 992px) 80vw, (min-width: 768px) 100vw, ${phoneWide}`;

/**
 * The opened house, with a number on each machine that leads where its entry in the list does. The
 * numbers repeat the list, so they are hidden from assistive technology.
 */
export const House = ({ wide, narrow, hrefs, lowPriority }: Props) => (
  <div className="house-view">
    <div className="house-picture">
      <Picture
        picture={wide.picture}
        portrait={narrow.picture}
        sizes={sizes}
        lowPriority={lowPriority}
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

type Corners = readonly (readonly number[])[];

/** Half the size of the light around a machine. */
const lightAround = (reach: number) => Math.max(reach * 1.6 + 0.02, 0.16);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The styles of a house's two pictures, which stand in the element that also holds the list. */
export const HouseStyles = (views: Views) => <style>{stylesOfBoth(views)}</style>;

const stylesOfBoth = ({ wide, narrow }: Views) =>
  `${narrow.parts.map((_, index) => stylesOfPart(index + 1)).join("")}` +
  `${stylesOf(wide)}@media (max-width:767.98px){${stylesOf(narrow)}}`;

const part = (number: number) => `[data-part="${number}"]`;
const highlighted = (number: number) =>
  `.house:has(${part(number)}:is(:hover,:focus-within,:target))`;

/** A box between two corners, as insets from the picture's sides. */
const insetsOf = ([[left = 0, top = 0] = [], [right = 0, bottom = 0] = []]: Corners) =>
  [top, 1 - right, 1 - bottom, left].map(percent).join(" ");

/** How the rooms feel, what the thermostat shows, and the trouble's look and place. */
const showing = ({ feel, reads, trouble }: HouseView["parts"][number]) =>
  (feel ? `--feel:var(--${feel});` : "") +
  (reads === undefined ? "" : `--reads:"${reads}";`) +
  (trouble ? `--trouble:var(--${trouble.look});--area:${insetsOf(trouble.area)};` : "");

/** A path around a room, back to its first corner, since the path around the picture goes on. */
const pathAround = (corners: Corners) =>
  [...corners, ...corners.slice(0, 1)].map((corner) => corner.map(percent).join(" ")).join(",");

/** The highlight of a part's numbers, and the timeline of its entry (app/styles/house.css). */
const stylesOfPart = (number: number) =>
  `${highlighted(number)} ${part(number)}{--mark:var(--color-amber-night);opacity:1}` +
  `.house-list>${part(number)}{view-timeline-name:--part-${number}}` +
  `.house-marks>${part(number)}{animation-timeline:--part-${number}}`;

/**
 * The picture's ratio, its rooms and thermostat, the positions of its numbers, and the highlight of
 * each machine: its rooms, and a spot of light unless it stands in the only one.
 */
const stylesOf = ({ picture, thermostat: [x1, y1], rooms, parts }: HouseView) =>
  `.house{--ratio:${picture.width / picture.height};--wall:${percent(y1)} ${percent(1 - x1)} auto auto;` +
  `${[...rooms].map(([room, corners]) => `--${room}:${pathAround(corners)}`).join(";")}}` +
  parts
    .map((each, index) => {
      const { x, y, reach, number: place } = each;
      const number = index + 1;
      const left = place.beside ? `calc(${percent(place.x)} + var(--beside))` : percent(place.x);
      const spot =
        `radial-gradient(${percent(lightAround(reach.x))} ${percent(lightAround(reach.y))} ` +
        `at ${percent(x)} ${percent(y)},transparent 62%,black)`;
      const lit = each.rooms.map((room) => `var(--${room})`).join(",0 0,");
      const light =
        (lit && `--rooms:${lit};`) +
        `--spot:${each.rooms.length === 1 ? "none" : spot};${showing(each)}--dark:1`;
      return (
        `.house-marks>${part(number)}{--x:${left};--y:${percent(place.y)}}` +
        `${highlighted(number)}{${light}}` +
        `@keyframes light-${number}{from,to{${light}}}`
      );
    })
    .join("");
