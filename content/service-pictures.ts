import { figureOf, type Figure } from "@/content/figures";
import { findPicture, type SitePicture } from "@/content/pictures";
import type { ServiceKey } from "@/content/services";

/** A picture between two sections, or a narrower one with a close-up of another beside it. */
type Names = readonly [wide: string, detail?: string];

/**
 * The pictures between the sections of each service page, in their order: one after every second
 * section, as many as it has room for. None stands twice on a page, its hero included
 * (service-pictures.test.ts).
 */
const servicePictures: Record<ServiceKey, readonly Names[]> = {
  acEstimates: [["ac-condenser"], ["return-grille", "floor-register"]],
  acRepair: [["meter", "rooftop-unit"]],
  ductlessAC: [["heat-pump"], ["floor-register", "filter"]],
  thermostats: [["hero-living"], ["floor-register", "boot-covers"]],
  acInstallationReplacement: [["gauges"], ["house-summer", "rooftop-unit"]],
  acMaintenance: [["filters"], ["gauges", "rooftop-unit"]],
  acTips: [["filters"], ["house-summer", "floor-register"]],
  heatPumpReplacement: [["heat-pump"], ["gauges", "thermostat"]],
  furnaceRepair: [["tool-roll", "invoice"]],
  boilerInstallation: [["boiler-pumps"], ["hero-living", "thermostat"]],
  heatingMaintenance: [["filters"], ["tool-roll", "boiler-pumps"]],
  radiantHeating: [["boiler-pumps"], ["hero-living", "boiler"]],
  standardDuctCleaning: [["floor-register", "boot-covers"]],
  advancedDuctCleaning: [["filters"]],
  waterHeaterInstallation: [["tankless"], ["copper-valves"]],
  waterHeaterMaintenance: [["copper-valves"], ["water-heater", "tankless"]],
  waterHeaterRepair: [["water-heater", "tankless"]],
  emergencyAC: [["doorstep-night", "condenser-fan"]],
};

/** Pages that show the duct before and after, each with its caption. */
const comparisons: Partial<Record<ServiceKey, string>> = {
  standardDuctCleaning: "Illustration: the same supply trunk before and after a cleaning.",
  advancedDuctCleaning: "Illustration: what the camera sees before we start, and when we're done.",
};

/** What stands between the sections of a service page. */
export type ServiceMedia = {
  /** After the first section. */
  figure: Figure;
  /** After every second section. */
  pictures: { wide: SitePicture; detail?: SitePicture }[];
  /** In the first picture's place: one thing from one camera, before and after. */
  comparison?: Comparison;
};

/** Two pictures from one camera, with the words under them. */
export type Comparison = { before: SitePicture; after: SitePicture; caption: string };

/** The pictures of a service page. Throws on a name that no picture has, which stops the build. */
export const mediaOf = (key: ServiceKey): ServiceMedia => ({
  figure: figureOf(key),
  pictures: servicePictures[key].map(([wide, detail]) => ({
    wide: findPicture(wide),
    ...(detail && { detail: findPicture(detail) }),
  })),
  ...(Object.hasOwn(comparisons, key) && {
    comparison: {
      before: findPicture("duct-dusty"),
      after: findPicture("duct-clean"),
      caption: comparisons[key] ?? "",
    },
  }),
});
