import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

const config = [
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // Every link is a plain anchor: islands/soft-navigation turns a click into a client
      // navigation, so that links cost no script each and answer before hydration.
      "@next/next/no-html-link-for-pages": "off",
      // Pictures are encoded at build time and served by <picture>; next/image adds script and inline style.
      "@next/next/no-img-element": "off",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": ["error", { allow: ["error"] }],
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["../*"], message: "Import from another folder through @/." }] },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='prefetch']",
          message: "prefetch={true} makes dead links in a static export (faults.md finding 3).",
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
