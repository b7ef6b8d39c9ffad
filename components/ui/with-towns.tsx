import { Words } from "@/components/ui/words";
import { pages } from "@/content/navigation";
import { nearbyTowns } from "@/content/towns";

/**
 * A sentence that says where the company works. The number of towns links to the page that names
 * them; a sentence without it stays text.
 */
export function WithTowns({ children }: { children: string }) {
  const [before = "", after] = children.split(nearbyTowns);
  return (
    <>
      <Words>{before}</Words>
      {after !== undefined && (
        <>
          <a href={pages.serviceArea.path} className="underline underline-offset-4">
            {nearbyTowns}
          </a>
          <Words>{after}</Words>
        </>
      )}
    </>
  );
}
