/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFiles } from "@/content/data/data-files";
import { jsonSchemas } from "@/lib/owner/json-schemas";

test("the JSON Schemas are of today's shapes, and a data file that names one names its own", () => {
  const made = jsonSchemas();
  expect(made.map(([file]) => [file, readFileSync(file, "utf8")])).toEqual(made);
  // An editor in the browser may take the name out.
  const named = Object.keys(dataFiles).map((name, index) => {
    const file = join("content", name);
    const { $schema } = JSON.parse(readFileSync(file, "utf8")) as { $schema?: string };
    return $schema ? join(dirname(file), $schema) : made[index]?.[0];
  });
  expect(named).toEqual(made.map(([file]) => file));
});
