/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dataFiles } from "@/content/data/schemas";
import { jsonSchemas } from "@/lib/owner/json-schemas";

test("each data file names its JSON Schema, which npm run schemas made of today's shapes", () => {
  const made = jsonSchemas();
  for (const file of Object.keys(dataFiles)) {
    const { $schema } = JSON.parse(readFileSync(`content/${file}`, "utf8")) as { $schema: string };
    expect(made.map(([each]) => each)).toContain(`content/data/${$schema.replace("./", "")}`);
  }
  for (const [file, text] of made) expect([file, readFileSync(file, "utf8")]).toEqual([file, text]);
});
