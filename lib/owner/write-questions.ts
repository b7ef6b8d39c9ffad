import { writeFile } from "node:fs/promises";
import { openQuestions } from "@/content/owner-questions";
import { questionsFile, questionsText } from "@/lib/owner/owner-questions";

// npm run questions
await writeFile(questionsFile, questionsText(openQuestions()));
console.log(`Wrote ${questionsFile}.`);
