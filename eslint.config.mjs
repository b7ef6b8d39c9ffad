import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

/** Rooms of lib that no page imports: they run on a developer's machine or at build time. */
const machine = ["lib/assets", "lib/export", "lib/owner", "lib/servers"];

/**
 * From which folders a folder must not import values; types of content and content/words are
 * allowed everywhere, since they bring neither register nor schema into a browser.
 */
const forbiddenImports = {
  "components/sections": ["app", "content", "e2e"],
  "components/islands": ["app", "components/sections", "content", "e2e"],
  "components/ui": ["app", "components/islands", "components/sections", "content", "e2e"],
  lib: ["app", "components", "content", "e2e", ...machine, "lib/testing"],
  ...Object.fromEntries(machine.map((room) => [room, ["app", "components", "e2e", "lib/testing"]])),
  content: ["app", "components", "e2e", "lib"],
  app: ["e2e", ...machine, "lib/testing"],
};
/**
 * Excludes a folder's contents, not the folder: a negated pattern cannot re-include below an
 * excluded folder.
 */
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

const layers = Object.entries(forbiddenImports).map(([folder, closed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: [
    "**/*.test.{ts,tsx}",
    "lib/testing/**",
    ...(folder === "lib" ? machine.map((room) => `${room}/**`) : []),
  ],
  rules: restricted({
    group: groupOf(closed),
    allowTypeImports: folder !== "content",
    message: `${folder} imports nothing from there: see "How it works" in README.md.`,
  }),
}));

/** Text for visitors, "Menu" or "Go to slide": no class, no object key, no keyboard key. */
const label = "/^[A-Z][a-z']*([ .,:?!…]|$)/";
const letters = "/[A-Za-z]/";
const text = `:matches(Literal[value=${letters}], TemplateLiteral:has(> TemplateElement[value.raw=${letters}]))`;
const spoken =
  "JSXAttribute[name.name=/^(alt|aria-(description|label|placeholder|roledescription)|placeholder|title)$/]";
const shown = `:matches(JSXElement, JSXFragment, ${spoken}) > JSXExpressionContainer`;
const choice = ":matches(ConditionalExpression, LogicalExpression)";

/** Attributes and lists that react/jsx-no-literals does not check. */
const wordsInMarkup = [
  `${spoken} > Literal[value=${letters}]`,
  `${shown} > ${text}`,
  `${shown} > ${choice} > ${text}`,
  // An island is referred to by name.
  `:not(BinaryExpression, JSXAttribute[name.name="name"]) > Literal[value=${label}]:not(Property > .key)`,
  `TemplateElement[value.raw=${label}]`,
].map((selector) => ({
  selector,
  message:
    "What a visitor reads stands in content: import it from content/words, or take it as a prop.",
}));

/** Whether an expression in markup may render a text rather than elements. */
function mayBeText(expression) {
  switch (expression.type) {
    case "JSXElement":
    case "JSXFragment":
    case "JSXEmptyExpression":
      return false;
    case "LogicalExpression":
      return mayBeText(expression.right);
    case "ConditionalExpression":
      return mayBeText(expression.consequent) || mayBeText(expression.alternate);
    case "CallExpression":
      return expression.callee.property?.name !== "map";
    case "Literal":
      return String(expression.value ?? "").trim() !== "";
    default:
      // Names that say that they hold elements.
      return !/^(children|element)$/.test(expression.name ?? expression.property?.name);
  }
}

/**
 * A translator replaces text nodes, and React then fails to change or remove those it made. A text that
 * is its element's only child is safe.
 */
const textStandsAlone = {
  create: (context) => ({
    "JSXElement, JSXFragment"({ children }) {
      const shown = children.filter(({ type, value }) => type !== "JSXText" || value.trim());
      if (shown.length < 2) return;
      for (const { type, expression } of shown) {
        if (type !== "JSXExpressionContainer" || !mayBeText(expression)) continue;
        context.report({ node: expression, message: "Give this text an element of its own." });
      }
    },
  }),
};

/** What hangs on the moment at which somebody builds or tests. A seed may be drawn from it. */
const present = [
  "NewExpression[callee.name=Date][arguments.length=0]",
  ":not(BinaryExpression[operator='%']) > CallExpression[callee.object.name=Date][callee.property.name=now]",
  "CallExpression[callee.object.property.name=clock][callee.property.name=install][arguments.length=0]",
].map((selector) => ({
  selector,
  message: "Pages are built at buildTime() (lib/calendar), and tested at testTime (e2e/support).",
}));

const config = [
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // Navigation is the browser's, by plain links.
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-location-assign-relative-destination": "off",
      // Pictures are encoded at build time and served by <picture>; next/image adds script and
      // inline style.
      "@next/next/no-img-element": "off",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-console": ["error", { allow: ["error"] }],
      ...restricted(),
    },
  },
  ...layers,
  {
    files: ["{app,components,content}/**", "e2e/specs/**", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...present] },
  },
  {
    files: ["{app,components}/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "react/jsx-no-literals": [
        "error",
        { noStrings: true, ignoreProps: true, allowedStrings: ["", "/", ":", "·", ","] },
      ],
      "no-restricted-syntax": ["error", ...present, ...wordsInMarkup],
    },
  },
  {
    files: ["components/islands/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    plugins: { islands: { rules: { "text-stands-alone": textStandsAlone } } },
    rules: { "islands/text-stands-alone": "error" },
  },
  {
    // Programs for the terminal print.
    files: [...machine.map((room) => `${room}/**`), "e2e/**"],
    rules: { "no-console": "off" },
  },
  {
    // Playwright fixtures call a function named `use`, which is no hook.
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
      "public",
      "test-results",
      "playwright-report",
    ],
  },
];

export default config;
