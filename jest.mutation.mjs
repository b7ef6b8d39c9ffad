import configure from "./jest.config.mjs";

/*
 * Jest's configuration for Stryker: one project. A folder, or a file without its ending, is tested
 * by the tests in it, since finding others would take most of the time.
 */
const folder = process.env.FOLDER ?? "{lib,components/islands}";

const config = async () => {
  const [inBrowser] = (await configure()).projects;
  return {
    ...inBrowser,
    // These tests read or bundle the source, which Stryker has changed.
    testMatch: [
      `<rootDir>/${folder}{,/**/*}.test.{ts,tsx}`,
      "!**/{architecture,browser-scripts,make-out,maps}.test.ts",
    ],
  };
};

export default config;
