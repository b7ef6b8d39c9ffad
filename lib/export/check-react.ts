import { createRequire } from "node:module";
import { join } from "node:path";

const requireHere = createRequire(join(process.cwd(), "package.json"));
const versionOf = (name: string) => (requireHere(name) as { version: string }).version;

/**
 * The framework renders pages with a React of its own, and islands hydrate with npm's.
 *
 * @throws one sentence, when they differ by more than a patch: what one renders, the other may not
 * take over
 */
export function checkReact(
  rendering = versionOf("next/dist/compiled/react"),
  hydrating = versionOf("react"),
): void {
  const minor = (version: string) => version.split(".").slice(0, 2).join(".");
  if (minor(rendering) === minor(hydrating)) return;
  throw new Error(
    `next renders with React ${rendering} and package.json names ${hydrating}: ` +
      `set "react" and "react-dom" to ${minor(rendering)}.`,
  );
}
