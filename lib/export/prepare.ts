import { contentMistakes } from "@/lib/owner/check-content";

// The build's first step: reads all of content, and goes on only when nothing in it is a mistake.
const mistakes = await contentMistakes();
if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
await import("@/lib/export/prepare-build");
