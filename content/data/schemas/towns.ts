import { z } from "zod";
import { noTwo, zip, type Found } from "@/content/data/schemas/parts";
import { text } from "@/content/schema";

const latitude = "must be a latitude in Illinois, like 41.786";
const longitude = "must be a longitude in Illinois, like -88.147";
const codes = 'must be a list of ZIP codes, like ["60540", "60563"]';
const townSchema = z.strictObject({
  name: text,
  zipCodes: z.array(zip, codes).min(1, codes).describe("By the post office's town, with houses"),
  mailOnly: z.array(zip).default([]).describe("Boxes and large receivers of mail"),
  place: z
    .strictObject({
      latitude: z.number(latitude).min(36.9, latitude).max(42.6, latitude),
      longitude: z.number(longitude).min(-91.6, longitude).max(-87, longitude),
    })
    .optional()
    .describe("Its dot on the map"),
});
const codesOf = (kind: "zipCodes" | "mailOnly", codes: readonly string[]) =>
  codes.map((code, index): Found => [code, [kind, index]]);

export const townsSchema = z.strictObject({
  towns: z
    .array(townSchema)
    .min(2)
    .superRefine(
      noTwo(({ name, zipCodes, mailOnly }) => [
        [name, ["name"]],
        ...codesOf("zipCodes", zipCodes),
        ...codesOf("mailOnly", mailOnly),
      ]),
    )
    .describe("In the order of the strip and the page"),
  nearby: z.record(zip, text).describe("Places near a town by ZIP code: who asks is told to call"),
});
