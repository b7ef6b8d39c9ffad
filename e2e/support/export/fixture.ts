import { test as base } from "@/e2e/support/fixtures";
import { exportedFiles, readExport } from "@/e2e/support/export/read-export";
import type { ExportedPage } from "@/e2e/support/export/read-export";

type ForWorker = {
  /** Every exported page, as its file says it: no script has run. */
  pages: ExportedPage[];
  /** The path of every exported file. */
  files: Set<string>;
};

/** The tag of a test that only reads files: a second screen would show it nothing new. */
export const once = { tag: "@once" };

/** The project's `test` with the export, read once a worker. */
export const test = base.extend<object, ForWorker>({
  pages: [
    async ({ browser }, use) => {
      const blank = await browser.newPage();
      const pages = await readExport(blank);
      await blank.close();
      await use(pages);
    },
    { scope: "worker" },
  ],
  files: [async ({}, use) => use(exportedFiles()), { scope: "worker" }],
});
