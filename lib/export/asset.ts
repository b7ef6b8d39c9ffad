import { createHash } from "node:crypto";
import type { Asset } from "@/lib/islands/bundle";

/** A file of the build's own, which may be cached for good: its URL holds its content's hash. */
export function asset(name: string, ending: "js" | "css" | "svg", text: string): Asset {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { url: `/_next/static/${name}-${hash}.${ending}`, text };
}
