import { relative, sep } from "node:path";
import { countFiles } from "@/e2e/tools/bench/sites/count-files";
import { filesBelow } from "@/lib/build/out-files";

/** Reads an export's folder. Out: how many files each page has for itself; see `countFiles`. */
export async function filesOfPages(folder: string): Promise<Map<string, number>> {
  const files = (await filesBelow(folder)).map((file) =>
    relative(folder, file).split(sep).join("/"),
  );
  return countFiles(files);
}
