/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { countFiles, findSite } from "@/e2e/tools/bench/sites/sites";

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "text ".repeat(100));
  }
  return folder;
}

test("pages with our addresses are compared, those that are named stand in", async () => {
  const folder = folderWith("index.html", "services/index.html", "team.html");
  const { pages } = await findSite(`other=${folder}:/team,/services`);
  expect(pages).toEqual({
    home: "/",
    service: "/team",
    contact: "/services",
    services: "/services",
  });
  await expect(findSite(`other=${folder}:/team,/no`)).rejects.toThrow("other has no page /no.");
  await expect(findSite("other=lib")).rejects.toThrow("lib has no index.html.");
});

test("a page's files are its HTML and its payloads, not other pages' nor compressed copies", async () => {
  const deep = folderWith("index.html", "a.html", "a.html.gz", "a/b.html", "a/__next.x.txt");
  expect(await countFiles(deep, "/")).toBe(1);
  expect(await countFiles(deep, "/a")).toBe(2);
});
