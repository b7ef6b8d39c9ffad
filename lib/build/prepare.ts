import { readEnvironment } from "@/lib/build/environment";
import { writeIcons } from "@/lib/build/icons";
import { writePictures } from "@/lib/build/pictures";

// Before `next build`: what the pages will ask for is made, and a wrong environment stops here.
readEnvironment();
await writeIcons();
const encoded = await writePictures();
console.log(`Prepared the icons and the pictures (${encoded} files encoded).`);
