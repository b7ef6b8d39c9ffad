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

const config = {
  plugins: ["@stryker-mutator/jest-runner", "./stryker.config.mjs"],
  ignorers: ["looks"],
  testRunner: "jest",
  coverageAnalysis: "perTest",
  // Only Stryker's own environments say which test runs which code.
  buildCommand:
    "find app components content lib -name *.test.ts* -exec sed -i -E s#(jest-environment.)node#\\1@stryker-mutator/jest-runner/jest-env/node# {} +",
  mutate: ["{lib,components/islands}/**/*.{ts,tsx}", "!**/*.{test,d}.{ts,tsx}", "!lib/testing/**"],
  jest: { config: { testMatch: ["<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}"] } },
  ignorePatterns: [
    ".cache",
    ".next",
    "out",
    "public/pictures",
    "test-results",
    "playwright-report",
  ],
  tempDirName: ".cache/mutation/tree",
  incremental: true,
  incrementalFile: ".cache/mutation/results.json",
  concurrency: 1,
  // A busy machine is no endless loop.
  timeoutMS: 60_000,
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, reportTests: false },
};

export default config;
