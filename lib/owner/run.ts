import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sentencesOf } from "@/lib/owner/sentences";

/*
 * Every command of the owner's (`scripts` of package.json): `tsx lib/owner/run.ts MODULE …`. Whatever goes
 * wrong is said in sentences, without a stack trace: a mistake in the data files, which are read first, in a
 * module that the command imports, or in what was asked. For the trace run the module by tsx alone.
 */
const [command = ""] = process.argv.splice(2, 1);
try {
  // Not before: what this imports may have the mistake.
  const { dataMistakes } = await import("@/lib/owner/check-content");
  const mistakes = await dataMistakes();
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  await import(pathToFileURL(resolve(command)).href);
} catch (error) {
  console.error(sentencesOf(error).join("\n"));
  process.exitCode = 1;
}
