import type { HeaderRule } from "@/lib/export/headers";

/**
 * Applies every rule that is for the path, in order, as Cloudflare Pages does: values of the same header
 * join, a detached one starts afresh, and the first rule that names a header replaces the server's own value.
 */
export function applyHeaders(rules: readonly HeaderRule[], path: string, headers: Headers): void {
  const named = new Set<string>();
  for (const { path: pattern, detach = [], set } of rules) {
    const isFor = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!isFor) continue;
    for (const name of detach) headers.delete(name);
    for (const [name, value] of set) {
      if (named.has(name)) headers.append(name, value);
      else headers.set(name, value);
      named.add(name);
    }
  }
}
