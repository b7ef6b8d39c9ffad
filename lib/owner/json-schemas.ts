import { basename } from "node:path";
import { z } from "zod";
import { dataFiles } from "@/content/data/data-files";

const names: Partial<Record<string, string>> = { "manifest.json": "pictures.json" };

/** The JSON Schemas that the data files name: each file's path, and its text. */
export const jsonSchemas = (): [file: string, text: string][] =>
  Object.entries(dataFiles).map(([file, shape]) => {
    const schema = z.toJSONSchema(shape, { io: "input" });
    const properties = { $schema: { type: "string" }, ...schema.properties };
    const name = names[basename(file)] ?? basename(file);
    return [`content/data/json-schema/${name}`, `${JSON.stringify({ ...schema, properties })}\n`];
  });
