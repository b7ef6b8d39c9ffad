import { brotliCompressSync } from "node:zlib";
import type { ReadHtml } from "@/e2e/tools/bench/sites/read-html";

/** What stands in a page's own HTML and is counted in its bytes: each alone, as brotli. */
export type InlineFigures = { inlineScript: number; inlineStyle: number };

/** Types of script elements that run; data and the rules for fetching ahead do not. */
const runs = ["", "module", "text/javascript"];

/** Weighs the inline scripts and styles of a page as served. */
export function weighInline({ scripts, styles }: ReadHtml): InlineFigures {
  const inline = scripts.filter(({ src, type = "" }) => src === undefined && runs.includes(type));
  return {
    inlineScript: brotliBytes(inline.map(({ text }) => text).join("\n")),
    inlineStyle: brotliBytes(styles.join("\n")),
  };
}

const brotliBytes = (text: string) => (text ? brotliCompressSync(text).length : 0);
