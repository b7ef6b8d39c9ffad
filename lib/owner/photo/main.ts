import { rm } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { readOrder } from "@/lib/owner/photo/ask";
import { encodeMaster } from "@/lib/owner/photo/encode-master";
import { addToManifest, deleteUnused, placePhoto } from "@/lib/owner/photo/place-photo";

// One for all questions: each more would echo every key once more. Ctrl-C and Ctrl-D end the program.
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
terminal?.once("close", () => process.exit(130));

// `npm run photo -- PATH`: makes a photograph a picture of the site, shows it, and says what to commit.
const order = await readOrder(
  process.argv.slice(2),
  terminal && ((question) => terminal.question(question)),
).finally(() => terminal?.removeAllListeners("close").close());
const { path, name, alt, focal, category } = order;
const size = await encodeMaster(path, name);
const picture = { file: `${name}.avif`, alt, photograph: true, focal };
const { file, replaced } = placePhoto(name, order);
addToManifest({ ...picture, ...(category && { category }) });
console.log(`${path} is the picture "${name}", ${size.width} x ${size.height}; ${file} shows it.`);
if (size.width < 1200)
  console.log("It is less than 1200 pixels wide: it will look soft where it is shown large.");
if (replaced && replaced !== name && deleteUnused(replaced))
  console.log(`Nothing shows "${replaced}" any more: it is deleted.`);

console.log("Encoding it for browsers: a minute or so.");
// Read after the changes, since they read content.
const { orphanedPictures, writePictures } = await import("@/lib/assets/pictures");
const made = await writePictures();
const orphans = await orphanedPictures();
for (const each of orphans) await rm(each);
console.log(`${made} files are made in public/made/pictures, ${orphans.length} old ones deleted.`);
console.log("Look at it with npm start; then commit: git add -A content public/made/pictures");
