/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFiles } from "@/content/data/data-files";
import { jsonSchemas } from "@/lib/owner/json-schemas";

test("each data file names its JSON Schema, which npm run schemas made of today's shapes", () => {
  const named = Object.keys(dataFiles).map((name) => {
    const file = join("content", name);
    const { $schema } = JSON.parse(readFileSync(file, "utf8")) as { $schema: string };
    return join(dirname(file), $schema);
  });
  expect(named.map((file) => [file, readFileSync(file, "utf8")])).toEqual(jsonSchemas());
});
