import { company } from "@/content/company";
import { townsSchema } from "@/content/data/schemas/towns";
import data from "@/content/data/towns.json" with { type: "json" };
import { parseData } from "@/content/parse-content";

const area = parseData("data/towns.json", townsSchema, data);

/** The Illinois towns of the strip and the service-area page. */
export const towns = area.towns.map(({ name }) => name);

const served = new Set(area.towns.flatMap(({ zipCodes, mailOnly }) => [...zipCodes, ...mailOnly]));

/** ZIP codes by town, those with houses and those of boxes; places nearby by ZIP code. */
export const zipCodes = {
  street: Object.fromEntries(area.towns.map(({ name, zipCodes }) => [name, zipCodes])),
  mailOnly: Object.fromEntries(
    area.towns.flatMap(({ name, mailOnly }) => (mailOnly.length ? [[name, mailOnly]] : [])),
  ),
  nearby: Object.fromEntries(Object.entries(area.nearby).filter(([code]) => !served.has(code))),
};

/** Each town's dot on the map: longitude, then latitude. */
export const townPoints: Readonly<Partial<Record<string, readonly [number, number]>>> =
  Object.fromEntries(
    area.towns.flatMap(({ name, place }) =>
      place ? [[name, [place.longitude, place.latitude]]] : [],
    ),
  );

const nearby = towns.filter((town) => town !== company.address.town);

/** How many towns there are beside our own, in words. */
export const nearbyTowns = `${nearby.length} nearby ${nearby.length === 1 ? "town" : "towns"}`;

/** The service area in a few words for the middle of a sentence: our own town and how many more. */
export const serviceArea = `${company.address.town} and ${nearbyTowns}`;

/** The same with a place for the link to the page that names them. */
export const linkedArea = serviceArea.replace(nearbyTowns, "{towns}");
