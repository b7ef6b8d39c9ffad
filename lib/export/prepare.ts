import { contentMistakes } from "@/lib/owner/check-content";

/** The build's first step: reads all of content, and goes on only when nothing in it is a mistake. */
async function prepare(): Promise<void> {
  const mistakes = await contentMistakes();
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const { prepareBuild } = await import("@/lib/export/prepare-build");
  await prepareBuild();
}

prepare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
