import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeMasters } from "@/lib/assets/masters";
import { orphanedPictures } from "@/lib/assets/pictures";

// npm run masters: encodes what is new in content/imagery/renders, and deletes what was made of
// pictures that have been replaced or taken out.
const written = await writeMasters(join("content", "imagery", "renders"));
console.log(written.length ? written.join("\n") : "Every PNG and JPEG has its master.");
for (const file of await orphanedPictures()) {
  await rm(file);
  console.log(`deleted ${file}`);
}
