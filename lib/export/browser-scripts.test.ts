/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { features } from "@/lib/browser/features";
import { bundleBrowserScripts } from "@/lib/export/browser-scripts";

test("the page script weighs at most 2.7 kB and runs nothing from a text", async () => {
  const { beforePaint, pageScript } = await bundleBrowserScripts(undefined);
  expect(brotliCompressSync(beforePaint + pageScript([])).length).toBeLessThanOrEqual(2700);
  const all = pageScript(features);
  expect(beforePaint + all).not.toMatch(/\beval\(|new Function|<\/script/);
  for (const each of [beforePaint, all]) expect(each).toMatch(/^"use strict";\(\(\)=>\{.{60}/s);
});
