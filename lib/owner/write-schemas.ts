import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { jsonSchemas } from "@/lib/owner/json-schemas";

// npm run schemas
for (const [file, text] of jsonSchemas()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${file}.`);
}
