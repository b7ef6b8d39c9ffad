/*
 * The register of services: one line each, in any order. A name is the page's key, the last part of
 * its address.
 */
export { acEstimates } from "@/content/services/ac-estimates";
export { acInstallationReplacement } from "@/content/services/ac-installation-replacement";
export { acMaintenance } from "@/content/services/ac-maintenance";
export { acRepair } from "@/content/services/ac-repair";
export { acTips } from "@/content/services/ac-tips";
export { advancedDuctCleaning } from "@/content/services/advanced-duct-cleaning";
export { boilerInstallation } from "@/content/services/boiler-installation";
export { ductlessAC } from "@/content/services/ductless-ac";
export { emergencyAC } from "@/content/services/emergency-ac";
export { furnaceRepair } from "@/content/services/furnace-repair";
export { heatPumpReplacement } from "@/content/services/heat-pump-replacement";
export { heatingMaintenance } from "@/content/services/heating-maintenance";
export { radiantHeating } from "@/content/services/radiant-heating";
export { standardDuctCleaning } from "@/content/services/standard-duct-cleaning";
export { thermostats } from "@/content/services/thermostats";
export { waterHeaterInstallation } from "@/content/services/water-heater-installation";
export { waterHeaterMaintenance } from "@/content/services/water-heater-maintenance";
export { waterHeaterRepair } from "@/content/services/water-heater-repair";
