import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A plain input</title>
<form><label>Your address <input name="plain"></label></form>
`;

/**
 * Writes what no form can beat: a page with an input and nothing else. A letter typed into it takes
 * as long as the browser itself does. Out: its folder.
 */
export async function writePlainInput(): Promise<string> {
  const folder = join(".cache", "bench-plain-input");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), page);
  return folder;
}
