import { readFile } from "node:fs/promises";
import { company } from "@/content/company";
import { calendar } from "@/content/hours";
import { openQuestions } from "@/content/owner-questions";
import { promotions } from "@/content/promotions";
import { testimonials } from "@/content/testimonials";
import { mapNotices } from "@/lib/assets/maps/check-map";
import { orphanedPictures, writePictures } from "@/lib/assets/pictures";
import { checkReact } from "@/lib/export/check-react";
import { buildTime } from "@/lib/calendar/build-time";
import { readEnvironment } from "@/lib/export/environment";
import { noticesOf } from "@/lib/owner/notices";
import { questionsFile, questionsText } from "@/lib/owner/owner-questions";

/**
 * Before `next build`: checks what else a build rests on, makes the missing files of public/made, and
 * tells the owner what is open. Writes no file that git keeps but new pictures.
 */
export async function prepareBuild(): Promise<void> {
  const { siteUrl } = readEnvironment();
  checkReact();
  const pictures = await writePictures();
  console.log(`Prepared the pictures (${pictures} new).`);

  const orphans = (await orphanedPictures()).length;
  const questions = openQuestions();
  const isStale =
    (await readFile(questionsFile, "utf8").catch(() => "")) !== questionsText(questions);
  const content = { company: { ...company, siteUrl }, promotions, testimonials, calendar };
  const notes = [
    pictures && "commit public/made/pictures, so that no other build encodes them again.",
    orphans &&
      `${orphans} files of public/made/pictures belong to no picture: npm run masters deletes them.`,
    ...(await mapNotices()),
    ...noticesOf(content, buildTime()),
    isStale && `${questionsFile} is out of date: npm run questions writes it.`,
    questions.length && `${questions.length} questions for the owner are open (${questionsFile}).`,
  ];
  for (const note of notes) if (note) console.log(`Note: ${note}`);
}
