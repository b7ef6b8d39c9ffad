import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

export default createJestConfig({
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  testMatch: ["<rootDir>/{app,components,content,lib,e2e}/**/*.test.{ts,tsx}"],
  // Jest would leave one core to an editor; here nobody is typing.
  maxWorkers: "100%",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
});
