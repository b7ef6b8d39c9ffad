import { writeFile } from "node:fs/promises";
import { company } from "@/content/company";
import { openQuestions } from "@/content/owner-questions";
import { promotions } from "@/content/promotions";
import { testimonials } from "@/content/testimonials";
import { readEnvironment } from "@/lib/export/environment";
import { writeIcons } from "@/lib/assets/icons";
import { writeMaps } from "@/lib/assets/maps/write-maps";
import { noticesOf } from "@/lib/owner/notices";
import { questionsFile, questionsText } from "@/lib/owner/owner-questions";
import { writePictures } from "@/lib/assets/pictures";
import { writePreviews } from "@/lib/assets/previews";
import { hasHistory } from "@/lib/seo/last-changed";

// Before `next build`: makes the files that pages load; a wrong environment stops the build here.
const { siteUrl } = readEnvironment();
await writeIcons();
const [pictures, previews] = await Promise.all([writePictures(), writePreviews(), writeMaps()]);
console.log(
  `Prepared the icons, the maps, the pictures (${pictures} new) and link previews (${previews} new).`,
);
if (pictures)
  console.log("Note: commit public/pictures, so that no other build encodes them again.");
const content = {
  ...{ company: { ...company, siteUrl }, promotions, testimonials },
  history: hasHistory(),
};
for (const notice of noticesOf(content, new Date())) console.log(`Note: ${notice}`);

const questions = openQuestions();
await writeFile(questionsFile, questionsText(questions));
if (questions.length)
  console.log(`Note: ${questions.length} questions for the owner are open (${questionsFile}).`);
