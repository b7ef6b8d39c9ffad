import { readFileSync } from "node:fs";

/*
 * The schema.org vocabulary, read from the type declarations of schema-dts, to validate nodes:
 * types, their properties and value types.
 */
const declarations = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");

type Base = { parents: string[]; properties: Map<string, string[]> };

const namesIn = (list: string) => [...list.matchAll(/\b[A-Z]\w*/g)].map(([name]) => name);

const bases = new Map<string, Base>();
for (const [, name = "", parents = "", body = ""] of declarations.matchAll(
  /^(?:export )?interface (\w+?)(?: extends (.+?))? \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([\w@]+)"\??: SchemaValue<(.+), "\w+">;$/gm)];
  bases.set(name, {
    parents: namesIn(parents),
    properties: new Map(properties.map(([, key = "", range = ""]) => [key, namesIn(range)])),
  });
}

/** What an alias stands for: the union of its alternatives. */
const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = "", union = ""]) => [
    name,
    union,
  ]),
);

function propertyOf(base: string, key: string): string[] | undefined {
  const found = bases.get(base);
  const own = found?.properties.get(key);
  if (own) return own;
  for (const parent of found?.parents ?? []) {
    const inherited = propertyOf(parent, key);
    if (inherited) return inherited;
  }
  return undefined;
}

/** Whether a type is among a range's types, or a subtype of one. */
function isA(type: string, range: string, seen = new Set<string>()): boolean {
  if (type === range || `${type}Leaf` === range) return true;
  if (seen.has(range)) return false;
  seen.add(range);
  return namesIn(unions.get(range) ?? "").some((narrower) => isA(type, narrower, seen));
}

const takesText = (range: string) => /(^|[^"\w])(string|number)\b/.test(unions.get(range) ?? "");

/**
 * Validates a node against the vocabulary: unknown types, properties the type does not have, wrong
 * values. Out: one line per error.
 */
export function schemaFaults(node: Record<string, unknown>, where = ""): string[] {
  const type = String(node["@type"]);
  const at = `${where}${type}`;
  if (!bases.has(`${type}Leaf`)) return [`${at}: no such type`];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key.startsWith("@")) return [];
    const ranges = propertyOf(`${type}Leaf`, key);
    if (!ranges) return [`${at}: no property ${key}`];
    return [value].flat().flatMap((each: unknown) => valueFaults(each, ranges, `${at}.${key}`));
  });
}

function valueFaults(value: unknown, ranges: string[], at: string): string[] {
  if (typeof value === "object" && value !== null) {
    const node = value as Record<string, unknown>;
    if (!("@type" in node)) return "@id" in node ? [] : [`${at}: neither a node nor a reference`];
    const type = String(node["@type"]);
    const fits = ranges.some((range) => isA(type, range));
    return [...(fits ? [] : [`${at}: may not be a ${type}`]), ...schemaFaults(node, `${at} > `)];
  }
  // A node may be referred to by its address.
  if (/^https:\/\//.test(String(value)) && ranges.includes("Thing")) return [];
  const allowed = ranges.some(
    (range) =>
      ["Text", "URL"].includes(range) ||
      takesText(range) ||
      (unions.get(range) ?? "").includes(`"${String(value)}"`),
  );
  return allowed ? [] : [`${at}: may not be ${JSON.stringify(value)}`];
}
