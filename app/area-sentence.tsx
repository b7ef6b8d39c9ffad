import { Sentence } from "@/components/ui/sentence";
import { pages } from "@/content/navigation";
import { nearbyTowns } from "@/content/towns";

/** A sentence about where we work, in which the other towns lead to the page that names them. */
export const AreaSentence = ({ words }: { words: string }) => (
  <Sentence
    words={words}
    towns={
      <a href={pages.serviceArea.path} className="underline underline-offset-4">
        {nearbyTowns}
      </a>
    }
  />
);
