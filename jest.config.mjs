import nextJest from "next/jest.js";

const configure = nextJest({ dir: "./" })({
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  // d3's packages are modules; beside them lies what Jest can read.
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^(d3-[a-z]+)$": "<rootDir>/node_modules/$1/dist/$1.js",
  },
});

// Browser code, hooks included, is tested in jsdom; the rest is faster without it.
const forBrowsers = "forms|islands|motion|navigation|browser|dom";
const inBrowser = [
  "<rootDir>/{app,components,content,lib}/**/*.test.tsx",
  `<rootDir>/lib/@(${forBrowsers})/**/*.test.ts`,
  "<rootDir>/lib/**/use-*.test.ts",
];
const elsewhere = ["<rootDir>/{app,components,content,lib,e2e}/**/*.test.ts"];

export default async function projects() {
  const usual = await configure();
  const passedOver = [...usual.testPathIgnorePatterns, `/lib/(${forBrowsers})/`, "/use-[^/]+$"];
  return {
    // Jest would leave one core free.
    maxWorkers: "100%",
    // A first import of all content takes seconds where other work shares the cores.
    testTimeout: 30_000,
    // A worker with a larger heap takes more than the half second that Jest gives it to end.
    workerIdleMemoryLimit: "600MB",
    projects: [
      { ...usual, testEnvironment: "jsdom", testMatch: inBrowser },
      {
        ...usual,
        testEnvironment: "node",
        testMatch: elsewhere,
        testPathIgnorePatterns: passedOver,
      },
    ],
  };
}
