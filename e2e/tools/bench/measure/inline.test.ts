/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { weighInline } from "@/e2e/tools/bench/measure/inline";

const script = (rest: object) => ({ text: "", ...rest });
const text = "document.documentElement.classList.add('scripted');";

test("only what stands in the page and runs is its inline script", () => {
  const scripts = [
    script({ src: "/a.js" }),
    script({ text }),
    script({ type: "speculationrules", text: '{"prefetch":[]}' }),
    script({ type: "application/ld+json", text: '{"@type":"HVACBusiness"}' }),
  ];
  expect(weighInline({ scripts, styles: [] })).toEqual({
    inlineScript: brotliCompressSync(text).length,
    inlineStyle: 0,
  });
});

test("several styles are weighed together, as they are compressed", () => {
  expect(weighInline({ scripts: [], styles: ["a{color:red}", "b{color:red}"] })).toEqual({
    inlineScript: 0,
    inlineStyle: brotliCompressSync("a{color:red}\nb{color:red}").length,
  });
});
