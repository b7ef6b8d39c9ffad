/** @jest-environment node */
import { existsSync } from "node:fs";
import sitemap from "@/app/sitemap";
import { lastChanged } from "@/lib/seo/last-changed";

jest.mock("@/lib/seo/last-changed");

test("a page's day is that of the files its words are in", () => {
  jest.mocked(lastChanged).mockImplementation((files) => files.join(" "));
  const watched = new Map(
    sitemap().map(({ url, lastModified }) => [
      new URL(url).pathname,
      String(lastModified).split(" "),
    ]),
  );
  for (const file of [...watched.values()].flat()) expect(existsSync(file)).toBe(true);
});
