import { Words } from "@/components/ui/words";
import { pages } from "@/content/navigation";
import { nearbyTowns } from "@/content/towns";

/** A sentence about where we work: its `{towns}`, the other towns, lead to the page that names them. */
export function AreaSentence({ words }: { words: string }) {
  const [before = "", after = ""] = words.split("{towns}");
  return (
    <>
      <Words>{before}</Words>
      <a href={pages.serviceArea.path} className="underline underline-offset-4">
        {nearbyTowns}
      </a>
      <Words>{after}</Words>
    </>
  );
}
