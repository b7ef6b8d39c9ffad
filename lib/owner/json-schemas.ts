import { join } from "node:path";
import { z } from "zod";
import { dataFiles } from "@/content/data/schemas";

/** The JSON Schemas that the data files name, with the text of each file, by path. */
export const jsonSchemas = (): [file: string, text: string][] =>
  Object.entries(dataFiles).map(([file, shape]) => {
    const schema = z.toJSONSchema(shape, { io: "input" });
    const properties = { $schema: { type: "string" }, ...schema.properties };
    const text = JSON.stringify({ ...schema, properties });
    return [join("content", file.replace("data/", "data/schema/")), `${text}\n`];
  });
