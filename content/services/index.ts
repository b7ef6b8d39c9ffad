import { check, serviceSchema, type Service, type ServiceInput } from "@/content/schema";
import { acEstimates } from "@/content/services/ac-estimates";
import { acInstallationReplacement } from "@/content/services/ac-installation-replacement";
import { acMaintenance } from "@/content/services/ac-maintenance";
import { acRepair } from "@/content/services/ac-repair";
import { acTips } from "@/content/services/ac-tips";
import { advancedDuctCleaning } from "@/content/services/advanced-duct-cleaning";
import { boilerInstallation } from "@/content/services/boiler-installation";
import { ductlessAC } from "@/content/services/ductless-ac";
import { emergencyAC } from "@/content/services/emergency-ac";
import { furnaceRepair } from "@/content/services/furnace-repair";
import { heatPumpReplacement } from "@/content/services/heat-pump-replacement";
import { heatingMaintenance } from "@/content/services/heating-maintenance";
import { radiantHeating } from "@/content/services/radiant-heating";
import { standardDuctCleaning } from "@/content/services/standard-duct-cleaning";
import { thermostats } from "@/content/services/thermostats";
import { waterHeaterInstallation } from "@/content/services/water-heater-installation";
import { waterHeaterMaintenance } from "@/content/services/water-heater-maintenance";
import { waterHeaterRepair } from "@/content/services/water-heater-repair";

const written = {
  acEstimates,
  acRepair,
  ductlessAC,
  thermostats,
  acInstallationReplacement,
  acMaintenance,
  acTips,
  heatPumpReplacement,
  furnaceRepair,
  boilerInstallation,
  heatingMaintenance,
  radiantHeating,
  standardDuctCleaning,
  advancedDuctCleaning,
  waterHeaterInstallation,
  waterHeaterMaintenance,
  waterHeaterRepair,
  emergencyAC,
} satisfies Record<string, ServiceInput>;

/** A service page's key, which is the last part of its address (rows 52-56). */
export type ServiceKey = keyof typeof written;

/** All eighteen keys: the seventeen of the menu, and emergencyAC. */
export const serviceKeys = Object.keys(written) as ServiceKey[];

/** The register of service pages, each checked under its own name. */
export const services = Object.fromEntries(
  serviceKeys.map((key) => [key, check(`services (${key})`, serviceSchema, written[key])]),
) as Record<ServiceKey, Service>;

/** Narrows any text, such as a route parameter, to a key of the register. */
export const isServiceKey = (key: string): key is ServiceKey => Object.hasOwn(written, key);
