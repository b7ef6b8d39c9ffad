import { pages } from "@/content/navigation";
import { everyRoute } from "@/content/routes";

/** The headers of all answers under a path; `detach` first removes those of a wider rule. */
export type HeaderRule = { path: string; detach?: string[]; set: [name: string, value: string][] };

/** Fresh for a year, since a file of this name never changes. */
const kept: [string, string] = ["Cache-Control", "public, max-age=31536000, immutable"];

/**
 * Caching of everything that no rule covers. Not a rule itself: Cloudflare Pages and Netlify send
 * it by default, and where a host joins the values of two rules, a cached file would be revalidated
 * each time. nginx.conf and the preview set it.
 */
export const defaultHeader: [name: string, value: string] = [
  "Cache-Control",
  "public, max-age=0, must-revalidate",
];

// A prefetched page must still be fresh when the visitor opens it.
const minute: [string, string] = ["Cache-Control", "public, max-age=60"];
const daily: [string, string] = ["Cache-Control", "public, max-age=86400"];

const off =
  "accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid " +
  "idle-detection magnetometer microphone midi payment picture-in-picture " +
  "publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking";

const permissions = [...off.split(" ").map((feature) => `${feature}=()`), "fullscreen=(self)"];

/**
 * One rule per page: a pattern for all services would cache unknown ones as well. Not /unsubscribe,
 * whose URL contains a visitor's e-mail address.
 */
const pageRules = everyRoute
  .filter((path) => path !== pages.unsubscribe.path)
  .map((path): HeaderRule => ({ path, set: [minute] }));

/**
 * The site's headers, from which the `_headers` file is written and by which nginx.conf is checked.
 * The policy here has what a page cannot state itself (policy.ts); a script-src would block every inline
 * script, since it knows no page's hashes.
 */
export function headerRules(): HeaderRule[] {
  const hidden: [string, string] = ["X-Robots-Tag", "noindex"];
  return [
    {
      path: "/*",
      // Cloudflare Pages adds this header by default: any site could then read our pages.
      detach: ["Access-Control-Allow-Origin"],
      set: [
        ["Content-Security-Policy", "frame-ancestors 'none'"],
        // A day, this host only; lib/export/README.md says when to raise it.
        ["Strict-Transport-Security", "max-age=86400"],
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
    // Other sites show them when somebody shares a page.
    {
      path: "/made/pictures/*",
      detach: ["Cross-Origin-Resource-Policy"],
      set: [kept, ["Cross-Origin-Resource-Policy", "cross-origin"]],
    },
    { path: "/made/maps/*", set: [kept] },
    ...pageRules,
    // Revalidated at every change of page.
    { path: "/favicon.ico", set: [daily] },
    // Its URL contains a visitor's e-mail address.
    {
      path: pages.unsubscribe.path,
      detach: ["Referrer-Policy"],
      set: [["Referrer-Policy", "no-referrer"], hidden],
    },
    { path: "/404", set: [hidden] },
    { path: "/services/404", set: [hidden] },
  ];
}

/** The rules as Cloudflare Pages reads them; Netlify ignores removals. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, detach = [], set }) => [
    path,
    ...detach.map((name) => `  ! ${name}`),
    ...set.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}
