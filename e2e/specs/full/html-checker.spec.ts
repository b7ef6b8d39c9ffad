import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { exportedFiles } from "@/e2e/support/export/read-export";
import { checkHtml } from "@/e2e/support/html/check-html";

// The HTML of every page as served, read by the checker that wrote the standard's rules down.
const once = { tag: "@once" };

/** What may stand although the standard forbids it, with its reason. */
const allowed = [
  // Firefox remembers over a reload that a button was enabled, and this alone makes it forget:
  // a form whose script does not come the second time stays as served, and cannot be sent away.
  "Attribute “autocomplete” not allowed on element “button” at this point.",
];

// The first run may have to fetch the checker and Java.
test.describe.configure({ timeout: 300_000 });

test.describe("the HTML checker", { tag: "@full" }, () => {
  test("the Nu HTML checker finds no error in any page", once, async () => {
    const pages = [...exportedFiles()].filter((file) => file.endsWith(".html"));
    expect(pages.length).toBeGreaterThanOrEqual(31);
    const { errors, warnings } = await checkHtml(pages.map((file) => join("out", file)));
    for (const { file, message } of warnings) console.log(`It advises for ${file}: ${message}`);
    expect(errors.filter(({ message }) => !allowed.includes(message))).toEqual([]);
    // An exception that nothing needs any more goes.
    for (const each of allowed) expect(errors.map(({ message }) => message)).toContain(each);
  });

  test("the checker is awake: it finds what is wrong in a page that is", once, async () => {
    const folder = mkdtempSync(join(tmpdir(), "html-"));
    const file = join(folder, "wrong.html");
    writeFileSync(
      file,
      '<!DOCTYPE html><html lang="en"><title>a</title><p><a href="/"><button>b</button></a>',
    );
    const { errors } = await checkHtml([file]);
    rmSync(folder, { recursive: true });
    expect(errors).toEqual([
      expect.objectContaining({
        message: "The element “button” must not appear as a descendant of the “a” element.",
      }),
    ]);
  });
});
