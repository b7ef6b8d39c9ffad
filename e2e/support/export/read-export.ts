import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Page } from "@playwright/test";
import { readDocument } from "@/e2e/support/export/read-document";
import type { DocumentFacts } from "@/e2e/support/export/read-document";

/** One exported page: its address, its file in the export, and what stands in it. */
export type ExportedPage = DocumentFacts & { route: string; file: string };

const outDir = "out";

/** Every file of the export, by its path from the export's root, in its exact case. */
export const exportedFiles = (): Set<string> =>
  new Set(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split(sep).slice(1).join("/")),
  );

/** The text of one exported file. */
export const readExported = (file: string): string => readFileSync(join(outDir, file), "utf8");

/**
 * Reads every exported page with the browser's parser, in a blank page, so that no script runs and
 * nothing loads. Next's `_not-found.html` is left out: it is 404.html again.
 */
export async function readExport(blank: Page): Promise<ExportedPage[]> {
  const files = [...exportedFiles()]
    .filter((file) => file.endsWith(".html") && file !== "_not-found.html")
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      ...(await blank.evaluate(readDocument, readExported(file))),
      route: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
      file,
    })),
  );
}

/** The page at an address; throws naming the address when the export has none there. */
export function pageAt(pages: ExportedPage[], route: string): ExportedPage {
  const found = pages.find((page) => page.route === route);
  if (found) return found;
  throw new Error(`The export has no page at ${route}`);
}
