/** One block of a `_headers` file: a path pattern and what it does to the answer's headers. */
export type HeaderRule = {
  pattern: RegExp;
  detach: string[];
  set: [name: string, value: string][];
};

/**
 * Reads a `_headers` file as Cloudflare Pages does: an unindented path opens a rule, the
 * indented lines below it set a header (`Name: value`) or take one away (`! Name`).
 * Throws on an indented line that is neither, since a host would drop it without a word.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(raw)) {
      rules.push({ pattern: pathPattern(line), detach: [], set: [] });
      continue;
    }
    const rule = rules.at(-1);
    const detach = /^!\s*(\S+)$/.exec(line);
    const set = /^([^\s:]+):\s*(.+)$/.exec(line);
    if (rule && detach?.[1]) rule.detach.push(detach[1]);
    else if (rule && set?.[1] && set[2]) rule.set.push([set[1], set[2]]);
    else throw new Error(`_headers line ${index + 1} is not a rule: ${line}`);
  }
  return rules;
}

/**
 * Applies every rule that matches the path, in order: values of the same header join, a detached
 * one starts afresh, and the first rule that names a header replaces the server's own value.
 */
export function applyHeaderRules(rules: HeaderRule[], path: string, headers: Headers): void {
  const named = new Set<string>();
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const name of rule.detach) headers.delete(name);
    for (const [name, value] of rule.set) {
      if (named.has(name.toLowerCase())) headers.append(name, value);
      else headers.set(name, value);
      named.add(name.toLowerCase());
    }
  }
}

function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/:[A-Za-z]\w*/g, "[^/]+");
  return new RegExp(`^${source}$`);
}
