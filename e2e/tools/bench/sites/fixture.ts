import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startCommand } from "@/e2e/tools/checks/run-command";

/** Where a fixture lies: in a git-ignored folder of this project. */
export const fixtureFolder = (name: string) => join(".cache", `bench-${name}`);

/**
 * Writes a small Next.js project within this one, so that it is built by the same versions and with
 * the same settings. In: its name and its files. Out: its folder.
 */
export async function writeFixture(name: string, files: Record<string, string>): Promise<string> {
  const folder = fixtureFolder(name);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ "next.config.mjs": config, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Builds a fixture. Out: its export's folder. Throws with the build's own words when it fails. */
export async function buildFixture(folder: string): Promise<string> {
  const environment = { NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await startCommand(`npx next build ${folder}`, { environment }).done;
  if (code !== 0) throw new Error(`The fixture ${folder} was not built:\n${output}`);
  return join(folder, "out");
}

// The build runs in the project's root, whose settings are taken over.
const config = `
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
const { default: site } = await import(pathToFileURL(resolve("next.config.mjs")));
const config = { ...site, turbopack: { root: process.cwd() } };
export { config as default };
`;

export const layout = `
const Layout = ({ children }) => <html lang="en"><body>{children}</body></html>;
export { Layout as default };
`;
