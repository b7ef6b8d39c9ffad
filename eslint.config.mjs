import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

const config = [
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // Pages are documents and links are links: the browser goes from one to the next.
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-location-assign-relative-destination": "off",
      // Pictures are encoded at build time and served by <picture>; next/image adds script and inline style.
      "@next/next/no-img-element": "off",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": ["error", { allow: ["error"] }],
      "no-restricted-imports": [
        "error",
        {
          patterns: [{ group: ["../*"], message: "Import from another folder through @/." }],
          paths: ["next/link", "next/navigation"].map((name) => ({
            name,
            message: "Pages are documents: use a plain anchor, or location for a change by script.",
          })),
        },
      ],
    },
  },
  {
    // Programs run in a terminal: printing is their job.
    files: ["lib/build/**", "e2e/**"],
    rules: { "no-console": "off" },
  },
  {
    // Playwright hands a fixture on through a function called `use`, which is no hook.
    files: ["e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  {
    ignores: [
      "node_modules",
      ".next",
      "out",
      "next-env.d.ts",
      ".cache",
      "public/pictures",
      "test-results",
      "playwright-report",
    ],
  },
];

export default config;
