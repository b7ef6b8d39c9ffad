/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleIslands } from "@/lib/islands/bundle";

test("an island that would bring a second React is refused", async () => {
  const folder = await mkdtemp(join(tmpdir(), "island-"));
  const file = join(folder, "clock.js");
  await writeFile(
    file,
    'import { createRoot } from "react-dom/client"; export const Clock = createRoot;',
  );
  const settings = { logLevel: "silent" } as const;
  const bundle = bundleIslands({ modules: new Map([["Clock", file]]), publicPath: "/s", settings });
  await expect(bundle).rejects.toThrow('would bring a second React: it imports "react-dom/client"');
  await rm(folder, { recursive: true });
});
