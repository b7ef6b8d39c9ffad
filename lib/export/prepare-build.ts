import { readFile } from "node:fs/promises";
import { company } from "@/content/company";
import { gallery } from "@/content/gallery";
import { calendar } from "@/content/hours";
import { promotions } from "@/content/promotions";
import { testimonials } from "@/content/testimonials";
import { mapNotices } from "@/lib/assets/maps/check-map";
import { orphanedPictures, writePictures } from "@/lib/assets/pictures";
import { checkReact } from "@/lib/export/check-react";
import { buildTime } from "@/lib/calendar/build-time";
import { readEnvironment } from "@/lib/export/environment";
import { noticesOf } from "@/lib/owner/notices";

const questionsFile = "content/questions-for-the-owner.md";

// Before `next build`: checks what else a build rests on, makes the missing files of public/made, and
// tells the owner what is open. Writes no file that git keeps but new pictures.
const { siteUrl, mailBackend, galleryBackend, imageBase } = readEnvironment();
checkReact();
const pictures = await writePictures();
console.log(`Prepared the pictures (${pictures} new).`);

const orphans = (await orphanedPictures()).length;
const questions = (await readFile(questionsFile, "utf8")).match(/^- /gm) ?? [];
const published = { ...company, siteUrl };
const content = { company: published, gallery, promotions, testimonials, calendar };
const notes = [
  !mailBackend &&
    "NEXT_PUBLIC_MAIL_BACKEND_URL is unset: forms go to the site's own address, where the host must hand them on (.env.example).",
  galleryBackend &&
    !imageBase &&
    "NEXT_PUBLIC_IMAGE_BASE_URL is unset: the gallery's pictures are looked for at the site's own address.",
  pictures && "commit public/made/pictures, so that no other build encodes them again.",
  orphans &&
    `${orphans} files of public/made/pictures belong to no picture: npm run masters deletes them.`,
  ...(await mapNotices()),
  ...noticesOf(content, buildTime()),
  questions.length > 0 &&
    `${questions.length} questions for the owner are open (${questionsFile}).`,
];
for (const note of notes) if (note) console.log(`Note: ${note}`);
