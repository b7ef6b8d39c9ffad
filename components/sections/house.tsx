import { part, partStyles, pointedAt } from "@/components/sections/part-styles";
import { Picture } from "@/components/ui/picture";
import type {
  HousePart,
  HouseView,
  HouseViews,
  Room,
  SeasonTrouble,
} from "@/content/figures/house";
import { phoneWide } from "@/lib/pictures/picture-files";

type StylesProps = HouseViews & { season: SeasonTrouble | undefined };
type Props = StylesProps & { hrefs: readonly string[] };

const sizes = `(min-width: 992px) 80vw, (min-width: 768px) 100vw, ${phoneWide}`;

/**
 * The opened house, with a number on each machine that leads where its entry in the list does. The
 * numbers repeat the list, so they are hidden from assistive technology.
 */
export const House = ({ wide, narrow, season, hrefs }: Props) => (
  <div className="house-view no-print" data-figure data-warming={season && ""}>
    <div className="house-picture">
      <Picture
        picture={wide.picture}
        portrait={narrow.picture}
        sizes={sizes}
        className="h-auto w-full"
      />
      {season && (
        <div aria-hidden="true" className="house-heat">
          <i />
          <b />
          <b />
          <u />
        </div>
      )}
      <div aria-hidden="true" className="house-marks">
        {wide.parts.map(({ id }, index) => (
          <a key={id} href={hrefs[index]} tabIndex={-1} data-part={index + 1}>
            {index + 1}
          </a>
        ))}
        <span className="degrees house-reading" />
      </div>
    </div>
  </div>
);

/**
 * The styles of a house's two pictures, which stand in the element that also holds the list: those of
 * the house at rest, and those of its highlights.
 */
export const HouseStyles = (props: StylesProps) => <style>{stylesOf(props)}</style>;

const stylesOf = (props: StylesProps) =>
  `@layer components{${restStyles(props)}}@layer deferred{${highlightStyles(props)}}`;

const onPhones = (styles: string) => `@media (max-width:767.98px){${styles}}`;

const restStyles = ({ wide, narrow, season }: StylesProps) =>
  (season ? restOf(season) : "") + placesIn(wide, season) + onPhones(placesIn(narrow, season));

const highlightStyles = ({ wide, narrow, season }: StylesProps) =>
  partStyles(".house", wide.parts.length, "--mark:var(--lit);opacity:1") +
  wide.parts.map((each, index) => highlightOf(each, index, season)).join("") +
  troublesIn(wide) +
  onPhones(troublesIn(narrow));

/**
 * What a picture shows while a machine is pointed at, or its entry read: its rooms and how they feel,
 * a spot of light, the trouble, and the thermostat (app/styles/house.css).
 */
function highlightOf(
  { feel, reads, trouble }: HousePart,
  index: number,
  season: SeasonTrouble | undefined,
): string {
  const number = index + 1;
  const highlight = [
    `--rooms:var(--rooms-${number})`,
    `--spot:var(--spot-${number})`,
    feel && `--room-light:var(--${feel})`,
    reads ? `--readout:"${reads}"` : "--shown:0",
    trouble && `--overlay:var(--${trouble.look});--area:var(--area-${number})`,
    "--dim:1",
  ];
  const declarations = highlight.filter(Boolean).join(";");
  return (
    (index === season?.part ? "" : `${pointedAt(".house", number)}{${declarations}}`) +
    `@keyframes to-part-${number}{from,to{${declarations}}}`
  );
}

/**
 * The season's trouble, in which the house rests, and what ends it: pointing at its machine, or at
 * the button that calls.
 */
const restOf = ({ part: out, feel, degrees }: SeasonTrouble) =>
  `.house{--rest:${degrees};` +
  `--rest-light:var(--${feel});--shown:1${feel === "hot" ? ";--burns:0" : ""}}` +
  `.house:has(.house-call:is(:hover,:focus-within)),${pointedAt(".house", out + 1)}{--at:1}`;

/** Where a picture has its rooms, its thermostat, the flames that are out, and its numbers. */
function placesIn(
  { picture, thermostat: [x, y], rooms, parts }: HouseView,
  season: SeasonTrouble | undefined,
): string {
  const flames = season && parts.find(({ trouble }) => trouble?.look === "dim-mask")?.trouble;
  const places = [
    `--ratio:${(picture.width / picture.height).toFixed(3)}`,
    `--wall:${percent(y)} ${percent(1 - x)} auto auto`,
    flames && `--out:${insetsOf(flames.area)}`,
    ...(season?.floors.map((floor, index) => boxed(`floor-${index}`, floor, rooms)) ?? []),
  ];
  return `.house{${places.filter(Boolean).join(";")}}${parts.map(numberOf).join("")}`;
}

/** Each machine's rooms, spot of light, and trouble. */
function troublesIn({ rooms, parts }: HouseView): string {
  const shapes = [...rooms].map(([room, corners]) =>
    room === "supply" ? boxed(room, [room], rooms) : `--${room}:${pathAround(corners)}`,
  );
  const machines = parts.flatMap((each, index) => {
    return [
      `--rooms-${index + 1}:${together(each.rooms) || "0 0"}`,
      `--spot-${index + 1}:${each.rooms.length === 1 ? "none" : spotOn(each)}`,
      each.trouble && `--area-${index + 1}:${insetsOf(each.trouble.area)}`,
    ];
  });
  return `.house{${[...shapes, ...machines].filter(Boolean).join(";")}}`;
}

/**
 * The box around some rooms, as insets from the picture's sides, and the path around each in that box:
 * what moves in them is drawn anew in the box alone.
 */
function boxed(name: string, shown: readonly Room[], rooms: HouseView["rooms"]): string {
  const outlines = shown.flatMap((room) => {
    const corners = rooms.get(room);
    return corners ? [corners] : [];
  });
  const xs = outlines.flat().map(([x = 0]) => x);
  const ys = outlines.flat().map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  const within = outlines.map((corners) =>
    pathAround(
      corners.map(([x = 0, y = 0]) => [(x - left) / (right - left), (y - top) / (bottom - top)]),
    ),
  );
  const box = [
    [left, top],
    [right, bottom],
  ];
  return `--${name}-box:${insetsOf(box)};--${name}:${within.join(",0 0,")}`;
}

const numberOf = ({ number: { x, y, beside } }: HousePart, index: number) =>
  `.house-marks>${part(index + 1)}{` +
  `--x:${beside ? `calc(${percent(x)} + var(--beside))` : percent(x)};--y:${percent(y)}}`;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const lightAround = (reach: number) => Math.max(reach * 1.6 + 0.02, 0.16);

/** A light around a machine that does not stand in the only room that is lit. */
const spotOn = ({ x, y, reach }: HousePart) =>
  `radial-gradient(${percent(lightAround(reach.x))} ${percent(lightAround(reach.y))} ` +
  `at ${percent(x)} ${percent(y)},transparent 62%,black)`;

type Corners = readonly (readonly number[])[];

/** A box between two corners, as insets from the picture's sides. */
const insetsOf = ([[left = 0, top = 0] = [], [right = 0, bottom = 0] = []]: Corners) =>
  [top, 1 - right, 1 - bottom, left].map(percent).join(" ");

/** One path around several rooms. */
const together = (rooms: readonly Room[]) => rooms.map((room) => `var(--${room})`).join(",0 0,");

/** A path around a room, back to its first corner, since the path around the picture goes on. */
const pathAround = (corners: Corners) =>
  [...corners, ...corners.slice(0, 1)].map((corner) => corner.map(percent).join(" ")).join();
