/** The file in which the owner finds what is still open. */
export const questionsFile = "content/questions-for-the-owner.md";

/** Takes the open questions and returns the text of `questionsFile`. */
export const questionsText = (open: readonly string[]): string =>
  [
    "# Questions for the owner",
    "",
    "Made by `npm run build` from `owner-questions.ts`. To answer one, change what the pages say in",
    "`facts.ts` or the page's file, and add its id to `answered` in `facts.ts`.",
    "",
    ...open.map((question) => `- ${question}`),
    "",
  ].join("\n");
