import type { z } from "zod";
import { didYouMean } from "@/content/nearest";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type Path = readonly PropertyKey[];

const kinds: Partial<Record<string, string>> = {
  string: 'text in double quotes, like "Naperville"',
  number: "a number without quotes, like 12",
  int: "a whole number without quotes, like 12",
  boolean: "true or false, without quotes",
  array: "a list in square brackets, like []",
  object: "a group of fields in braces, like {}",
  record: "a group of fields in braces, like {}",
};

const quoted = (names: readonly unknown[]) => names.map((name) => JSON.stringify(name)).join(", ");

const fieldsOf = ({ inst }: RawIssue) =>
  Object.keys((inst as { shape?: object } | undefined)?.shape ?? {});

/** What is wanted, where the schema says nothing itself: the end of a sentence about the value. */
export function wanted(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      const fields = fieldsOf(issue).map((field) => `"${field}": …`);
      return fields.length > 0
        ? `must be a group of fields in braces, like { ${fields.join(", ")} }`
        : `must be ${kinds[issue.expected] ?? issue.expected}`;
    }
    case "invalid_value":
      return `must be one of ${quoted(issue.values)}`;
    case "invalid_key":
      return `has the name ${JSON.stringify(issue.input)}, which ${issue.issues[0]?.message}`;
    case "unrecognized_keys": {
      const fields = fieldsOf(issue);
      const near = issue.keys.map((key) => didYouMean(key, fields)).find(Boolean) ?? "";
      return `has ${quoted(issue.keys)}, which is no field of it: those are ${quoted(fields)}${near}`;
    }
    case "too_small":
    case "too_big": {
      const [limit, most] =
        issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
      const amount = issue.exact ? limit : `${most} ${limit}`;
      if (issue.origin === "string")
        return `must have ${amount} characters, and has ${String(issue.input).length}`;
      return issue.origin === "array"
        ? `must have ${amount} ${limit === 1 ? "entry" : "entries"}`
        : `must be ${amount}`;
    }
    default:
      return undefined;
  }
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;
const step = (value: unknown, key: PropertyKey) => (isObject(value) ? value[key] : undefined);

/** What an owner calls an entry of a list: its name, or its number, counted from 1. */
export function nameOf(entry: unknown, index: number): string {
  const names = [
    "name",
    "date",
    "title",
    "heading",
    "question",
    "label",
    "source",
    "file",
    "id",
  ].map((key) => step(entry, key));
  const name = names.find((each) => typeof each === "string" && each.trim());
  return name ? JSON.stringify(name) : `number ${index + 1}`;
}

/** A path as an owner reads it: `promotions "$50 off", endsOn`. */
export function placeOf(value: unknown, path: Path): string {
  let place = "";
  let within = value;
  for (const key of path) {
    const entry = step(within, key);
    if (typeof key === "number") place += ` ${nameOf(entry, key)}`;
    else place += `${/\d$|"$/.test(place) ? ", " : place && "."}${String(key)}`;
    within = entry;
  }
  return place.trim();
}

/** A value as it stands in the file, a long text by its beginning; "" for a long list or group. */
function shortly(value: unknown): string {
  const said = JSON.stringify(value);
  if (said.length <= 62) return `${said} `;
  return isObject(value) ? "" : `${said.slice(0, 61)}…" `;
}

/** Where something is wrong, what is wanted there, as the end of a sentence, and the names that would do. */
export type Mistake = { path: PropertyKey[]; message: string; values?: readonly unknown[] };

/** A sentence about each mistake in a file's value: where it stands, what stands there, what is wanted. */
export function mistakesIn(file: string, value: unknown, mistakes: readonly Mistake[]): string[] {
  return mistakes.map(({ path, message, values = [] }) => {
    const given = path.reduce(step, value);
    const place = placeOf(value, path);
    const subject =
      given === undefined ? "is missing: it " : message.startsWith("has ") ? "" : shortly(given);
    const said = `${place && `${place}: `}${subject}${message}${didYouMean(given, values)}`;
    return `content/${file}: ${said.endsWith("?") ? said : `${said}.`}`;
  });
}
