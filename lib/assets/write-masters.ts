import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeMasters } from "@/lib/assets/masters";
import { orphanedPictures } from "@/lib/assets/pictures";

// npm run masters: encodes what is new in content/imagery/masters, and deletes what was made of
// pictures that have been replaced or taken out.
const folder = join("content", "imagery", "masters");
const written = await writeMasters(folder);
console.log(
  written.length
    ? written.join("\n")
    : `Every PNG and JPEG of ${folder} has its master. A photograph from elsewhere: npm run photo -- PATH`,
);
for (const file of await orphanedPictures()) {
  await rm(file);
  console.log(`deleted ${file}`);
}
