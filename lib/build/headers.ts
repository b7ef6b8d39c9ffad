import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { mayUpgrade, type Environment } from "@/lib/build/environment";
import { listName } from "@/lib/build/publish/published-files";

/** What every answer under a path carries; `detach` first takes away what a wider rule set. */
export type HeaderRule = { path: string; detach?: string[]; set: [name: string, value: string][] };

/** What hosts accept before they drop the rest without a word. */
const limits = { rules: 100, lineLength: 2000 };

const year = 31_536_000;

/**
 * What an answer carries for which no rule says otherwise. It is no rule itself: Cloudflare Pages and
 * Netlify send it unasked, and where a host joins the values of two rules, a kept file would be asked
 * for again. Our own hosts are told it.
 */
export const defaultHeader: [name: string, value: string] = [
  "Cache-Control",
  "public, max-age=0, must-revalidate",
];

const kept: [string, string] = ["Cache-Control", `public, max-age=${year}, immutable`];
// A page that was fetched ahead, at a hover or a touch, is used when the visitor gets there.
const minute: [string, string] = ["Cache-Control", "public, max-age=60"];
const daily: [string, string] = ["Cache-Control", "public, max-age=86400"];

const off =
  "accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid " +
  "idle-detection magnetometer microphone midi payment picture-in-picture " +
  "publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking";

const permissions = [...off.split(" ").map((feature) => `${feature}=()`), "fullscreen=(self)"];

/**
 * Each page by its own name: a pattern for all services would let unknown ones be kept as well. Not
 * /unsubscribe: its address holds a visitor's, and belongs into no cache.
 */
const pageRules: HeaderRule[] = [
  ...Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => path !== pages.unsubscribe.path),
  ...serviceKeys.map((key) => `/services/${key}`),
].map((path) => ({ path, set: [minute] }));

/**
 * The one definition of the site's headers: the `_headers` file and the printed server
 * configurations come from it (F40). The policy here holds only what a page cannot
 * say itself or says alike everywhere: both policies apply, so a script-src here would forbid all.
 */
export function headerRules(environment: Environment): HeaderRule[] {
  const policy = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"];
  policy.push("form-action 'self'");
  if (mayUpgrade(environment)) policy.push("upgrade-insecure-requests");
  const hidden: [string, string] = ["X-Robots-Tag", "noindex"];
  return [
    {
      path: "/*",
      // Cloudflare Pages adds this one by itself: any site could then read our pages.
      detach: ["Access-Control-Allow-Origin"],
      set: [
        ["Content-Security-Policy", policy.join("; ")],
        ["Strict-Transport-Security", `max-age=${2 * year}; includeSubDomains`],
        ["X-Content-Type-Options", "nosniff"],
        ["X-Frame-Options", "DENY"],
        ["Referrer-Policy", "strict-origin-when-cross-origin"],
        ["Permissions-Policy", permissions.toSorted().join(", ")],
        ["Cross-Origin-Opener-Policy", "same-origin"],
        ["Cross-Origin-Embedder-Policy", "credentialless"],
        ["Cross-Origin-Resource-Policy", "same-origin"],
      ],
    },
    { path: "/_next/static/*", set: [kept] },
    { path: "/pictures/*", set: [kept] },
    { path: "/maps/*", set: [kept] },
    ...pageRules,
    // A browser asks for it again on every change of page.
    { path: "/favicon.ico", set: [daily] },
    // Shown on other sites when somebody shares a page.
    {
      path: "/og/*",
      detach: ["Cross-Origin-Resource-Policy"],
      set: [["Cross-Origin-Resource-Policy", "cross-origin"]],
    },
    // Its address holds a visitor's e-mail address.
    {
      path: pages.unsubscribe.path,
      detach: ["Referrer-Policy"],
      set: [["Referrer-Policy", "no-referrer"], hidden],
    },
    { path: "/404", set: [hidden] },
    { path: "/services/404", set: [hidden] },
    { path: `/${listName}`, set: [hidden] },
    { path: "/*.txt", set: [hidden] },
    { path: "/robots.txt", detach: ["X-Robots-Tag"], set: [] },
  ];
}

/**
 * Writes rules as Cloudflare Pages reads them; Netlify passes over what takes a header away.
 * Throws when there are more rules or longer lines than hosts accept, or two rules for one path,
 * of which Cloudflare Pages keeps the last alone.
 */
export function headersFile(rules: HeaderRule[]): string {
  const paths = rules.map(({ path }) => path);
  const twice = paths.find((path, place) => paths.indexOf(path) !== place);
  if (twice) throw new Error(`_headers has two rules for ${twice}; hosts keep the last alone`);
  const lines = rules.flatMap(({ path, detach = [], set }) => [
    path,
    ...detach.map((name) => `  ! ${name}`),
    ...set.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (rules.length > limits.rules || longest > limits.lineLength) {
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters; hosts take ` +
        `${limits.rules} rules and ${limits.lineLength} characters`,
    );
  }
  return `${lines.join("\n")}\n`;
}
