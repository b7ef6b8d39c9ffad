import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The inputs of a build, besides the settings: these folders and files. */
const folders = ["app", "components", "content", "lib", "public"];
const configs = [
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.build.json",
  "tsconfig.json",
];
const madeByTheBuild = /^public\/(pictures|og|icons\.svg)|\.test\.tsx?$/;

/**
 * The build id is a hash of the inputs: two builds of one state are byte-identical, so the hashes
 * in the policy stay valid; a build of another state has another id.
 */
function buildId() {
  const hash = createHash("sha256");
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !madeByTheBuild.test(path));
  for (const path of [...sources.sort(), ...configs]) {
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
  hash.update(JSON.stringify(settings.sort()));
  return hash.digest("hex").slice(0, 20);
}

/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  // The specification's addresses have no trailing slash.
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // Swiper ships as ES modules only; Jest needs it transpiled.
  transpilePackages: ["swiper"],
  // Only the sources of pages: checking tests and tools takes more than twice as long.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  generateBuildId: async () => buildId(),
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    globalNotFound: true,
  },
};

export default config;
