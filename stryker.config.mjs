/*
 * Changes the code in small ways, one at a time, and runs the unit tests of each change: what no test
 * notices is untested or needless. What is left out, and why, stands in lib/README.md.
 */

/** How something looks is compared in the browser. */
const looks = {
  shouldIgnore: (path) =>
    (path.isJSXAttribute() && path.node.name.name === "className") ||
    (path.isVariableDeclarator() && /Class$/.test(path.node.id.name))
      ? "looks"
      : undefined,
};
export const strykerPlugins = [{ kind: "Ignore", name: "looks", value: looks }];

const room = process.env.ROOM ?? "{lib,components/islands}";

const config = {
  plugins: ["@stryker-mutator/jest-runner", "./stryker.config.mjs"],
  ignorers: ["looks"],
  testRunner: "jest",
  coverageAnalysis: "perTest",
  // What runs as a file is loaded would need all tests of that file, for each mutant.
  ignoreStatic: true,
  // Only Stryker's own environments say which test runs which code.
  buildCommand:
    "find app components content lib -name *.test.ts* -exec sed -i -E s#(jest-environment.)node#\\1@stryker-mutator/jest-runner/jest-env/node# {} +",
  mutate: [
    `${room}{,/**/*}.{ts,tsx}`,
    "!**/*.{test,d}.{ts,tsx}",
    "!lib/testing/**",
    // Written by the build.
    "!lib/service-area/map-drawings.ts",
    // Proved in the browser: they need its layout, its observers, or a library that does.
    "!lib/{page-script,vitals}/**",
    "!lib/motion/{carousel,scroll-to-top,typed-line,when-near}.ts",
    "!lib/navigation/go-home.ts",
    "!components/islands/{lightbox,page}/**",
    "!components/islands/{gallery/gallery-{grid,tile},home/story-carousel}.tsx",
  ],
  jest: { configFile: "jest.mutation.mjs", enableFindRelatedTests: false },
  ignorePatterns: [".cache", ".next", "out", "e2e", "public/pictures", "content/imagery/renders"],
  tempDirName: ".cache/mutation/tree",
  incremental: true,
  incrementalFile: `.cache/mutation/${room.replaceAll("/", "-")}.json`,
  concurrency: 1,
  // A busy machine is no endless loop.
  timeoutMS: 60_000,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
};

export default config;
