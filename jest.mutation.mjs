import configure from "./jest.config.mjs";

/*
 * Jest as Stryker takes it: one project. A room, which is a folder or a file without its ending, is
 * tested by the tests in it: to find those elsewhere would take most of the time.
 */
const room = process.env.ROOM ?? "{lib,components/islands}";

const config = async () => {
  const [inBrowser] = (await configure()).projects;
  return {
    ...inBrowser,
    // The rules of the house read the code, which is not itself here.
    testMatch: [`<rootDir>/${room}{,/**/*}.test.{ts,tsx}`, "!**/house-rules.test.ts"],
  };
};

export default config;
