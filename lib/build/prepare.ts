import { readEnvironment } from "@/lib/build/environment";
import { writeIcons } from "@/lib/build/icons";
import { writeMaps } from "@/lib/build/maps/write-maps";
import { writePictures } from "@/lib/build/pictures";
import { writePreviews } from "@/lib/build/previews";

// Before `next build`: what the pages will ask for is made, and a wrong environment stops here.
readEnvironment();
await writeIcons();
await writeMaps();
const pictures = await writePictures();
const previews = await writePreviews();
console.log(
  `Prepared the icons, the maps, the pictures (${pictures} new) and link previews (${previews} new).`,
);
