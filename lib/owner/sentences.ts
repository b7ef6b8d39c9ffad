/** What esbuild says of a module that is no TypeScript: `/…/content/about.ts:54:4: ERROR: Expected "}"…`. */
const syntax = /(content\/[\w./-]+):(\d+):(\d+): ERROR: (.*)/g;

/**
 * An error as an owner can use it: of a syntax error the place, else what was thrown, without a stack.
 *
 * @param file of content, which lines that name none are about
 */
export function sentencesOf(error: unknown, file?: string): string[] {
  const message = error instanceof Error ? error.message : String(error);
  const faults = [...message.matchAll(syntax)].map(([, where, line, column, what = ""]) => {
    const why = /[“”‘’]/.test(what)
      ? "A curly quote from a word processor must be a straight one."
      : "A comma, a quote or a bracket is missing here or just before.";
    return `${where}, line ${line}, column ${Number(column) + 1}: ${what}. ${why}`;
  });
  if (faults.length > 0) return faults;
  return message
    .split("\n")
    .map((line) => (!file || line.startsWith("content/") ? line : `content/${file}: ${line}`));
}
