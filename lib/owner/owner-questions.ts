export const questionsFile = "content/questions-for-the-owner.md";

export const questionsText = (open: readonly string[]): string =>
  [
    "# Questions for the owner",
    "",
    "Made by `npm run questions` from `owner-questions.ts`. To answer one, change what the pages say in",
    "`data/facts.json` or the page's file, and add its id to `answered` in `data/facts.json`.",
    "",
    ...open.map((question) => `- ${question}`),
    "",
  ].join("\n");
