import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

/**
 * Which rooms the files of a room may not take values from; content's types may come everywhere, and
 * its words, which bring neither register nor schema into a browser.
 */
const closedDoors = {
  "components/sections": ["app", "content", "e2e"],
  "components/islands": ["app", "components/sections", "content", "e2e"],
  "components/ui": ["app", "components/islands", "components/sections", "content", "e2e"],
  lib: ["app", "components", "content", "e2e", "lib/build", "lib/testing"],
  "lib/build": ["app", "components", "e2e", "lib/testing"],
  content: ["app", "components", "e2e", "lib"],
  app: ["e2e", "lib/build", "lib/testing"],
};
/** A folder is closed by what lies in it: one that is closed itself could not be opened in part. */
const groupOf = (closed) => [...closed.map((name) => `@/${name}/*`), "!@/content/words"];

const pagesAreDocuments = ["next/link", "next/navigation"].map((name) => ({
  name,
  message: "Pages are documents: use a plain anchor, or location for a change by script.",
}));
const byAlias = { group: ["../*"], message: "Import from another folder through @/." };

const restricted = (...patterns) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    { patterns: [byAlias, ...patterns], paths: pagesAreDocuments },
  ],
});

const layers = Object.entries(closedDoors).map(([room, closed]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  ignores: ["**/*.test.{ts,tsx}", "lib/testing/**", ...(room === "lib" ? ["lib/build/**"] : [])],
  rules: restricted({
    group: groupOf(closed),
    allowTypeImports: room !== "content",
    message: `${room} takes nothing from there: see "The rooms" in README.md.`,
  }),
}));

/** As a visitor reads it, "Menu" or "Go to slide": no class, no key of an object or a keyboard. */
const label = "/^[A-Z][a-z']*([ .,:?!…]|$)/";
const letters = "/[A-Za-z]/";
const text = `:matches(Literal[value=${letters}], TemplateLiteral:has(> TemplateElement[value.raw=${letters}]))`;
const spoken =
  "JSXAttribute[name.name=/^(alt|aria-(description|label|placeholder|roledescription)|placeholder|title)$/]";
const shown = `:matches(JSXElement, JSXFragment, ${spoken}) > JSXExpressionContainer`;
const choice = ":matches(ConditionalExpression, LogicalExpression)";

/** What react/jsx-no-literals passes over: attributes that are read out, choices, lists of labels. */
const wordsInMarkup = [
  `${spoken} > Literal[value=${letters}]`,
  `${shown} > ${text}`,
  `${shown} > ${choice} > ${text}`,
  // An island is called by its name.
  `:not(BinaryExpression, JSXAttribute[name.name="name"]) > Literal[value=${label}]:not(Property > .key)`,
  `TemplateElement[value.raw=${label}]`,
].map((selector) => ({
  selector,
  message:
    "What a visitor reads stands in content: import it from content/words, or take it as a prop.",
}));

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
      ...restricted(),
    },
  },
  ...layers,
  {
    files: ["{app,components}/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "react/jsx-no-literals": [
        "error",
        { noStrings: true, ignoreProps: true, allowedStrings: ["", "/", ":", "·", ","] },
      ],
      "no-restricted-syntax": ["error", ...wordsInMarkup],
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
