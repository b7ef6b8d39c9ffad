import { readFileSync } from "node:fs";
import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import compatData from "@mdn/browser-compat-data" with { type: "json" };

/** A feature of MDN's compatibility data, which holds those that belong to it under their names. */
export type Feature = Identifier;
type Features = Readonly<Record<string, Feature | undefined>>;

const { api, css, html, javascript } = compatData as unknown as Record<string, Feature>;
/** What a browser may have or lack: interfaces, the language's own, elements and styles. */
export const known = {
  interfaces: api as Features,
  builtins: javascript?.["builtins"] as Features,
  elements: html?.["elements"] as Features,
  attributes: html?.["global_attributes"] as Features,
  atRules: css?.["at-rules"] as Features,
  properties: css?.["properties"] as Features,
  selectors: css?.["selectors"] as Features,
  types: css?.["types"] as Features,
};

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};
/** The oldest browsers that package.json promises, as "firefox 111". */
export const promised: readonly string[] = browserslist;

const isAtMost = (version: string, other: string) =>
  version.replace("≤", "").localeCompare(other, "en", { numeric: true }) <= 0;

function covers(statement: SimpleSupportStatement, version: string, prefix: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement;
  if (typeof added !== "string" || added === "preview" || flags || alternative_name) return false;
  if ((statement.prefix ?? "") !== prefix) return false;
  return isAtMost(added, version) && (typeof removed !== "string" || !isAtMost(removed, version));
}

/**
 * The promised browsers that lack a feature, under its own name or with an engine's prefix such as
 * "-webkit-". None for what the data does not know.
 */
export function lacking(feature: Feature | undefined, prefix = ""): readonly string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return promised.filter((browser) => {
    const [name = "", version = ""] = browser.split(" ");
    const statements = [support[name as BrowserName] ?? []].flat();
    return !statements.some((statement) => covers(statement, version, prefix));
  });
}
