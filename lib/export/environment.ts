import nextEnv from "@next/env";
import { namesHost } from "@/content/data/schemas/parts";
import { didYouMean } from "@/content/nearest";
import { siteUrlOf } from "@/content/site";

export const isLoopback = (url: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

function fault(value: string): string | undefined {
  if (!URL.canParse(value)) return "it is not an absolute URL";
  const url = new URL(value);
  if (!namesHost(value)) return "it must begin with https:// and a host";
  if (url.protocol === "http:" && !isLoopback(value))
    return "http:// is for this machine only (localhost); personal data needs https://";
  if (url.username || url.password) return "it must not hold a user name or password";
  if (value.includes("?")) return "it must not hold a query (?)";
  if (value.includes("#")) return "it must not hold a fragment (#)";
  if (value.endsWith("/")) return "it must not end with a slash";
  if (/[\s,;]/.test(value)) return "it must not hold white space, a comma or a semicolon";
  return undefined;
}

/** Every page's path is written after the site's URL, and pages compare it with what browsers make of it. */
function originFault(value: string): string | undefined {
  const { origin, pathname } = new URL(value);
  if (pathname !== "/") return "it must end after the host";
  return origin === value ? undefined : `it must be written as "${origin}"`;
}

/**
 * The hosts a page may use besides its own: the variable with each one's URL, and the directive of
 * the page's policy that allows it.
 */
const backends = {
  mailBackend: { variable: "NEXT_PUBLIC_MAIL_BACKEND_URL", directive: "connect-src" },
  galleryBackend: { variable: "NEXT_PUBLIC_GALLERY_BACKEND_URL", directive: "connect-src" },
  imageBase: { variable: "NEXT_PUBLIC_IMAGE_BASE_URL", directive: "img-src" },
  vitals: { variable: "NEXT_PUBLIC_VITALS_URL", directive: "connect-src" },
} as const;
const siteVariable = "NEXT_PUBLIC_SITE_URL";

type Backend = keyof typeof backends;
const names = Object.keys(backends) as Backend[];

const prefix = "NEXT_PUBLIC_";
const bare = (name: string) => name.replace(prefix, "");

/** The variables that scripts in the browser may read. */
export const publicVariables = [...names.map((name) => backends[name].variable), siteVariable];

/** The URLs of the backends; an absent one means the site's own origin. */
export type Backends = Record<Backend, string | undefined>;

/** The URLs a build is made for. */
export type Environment = Backends & { siteUrl: string };

/**
 * Checks the URLs of `.env.example`. Unset or empty means the site's own origin, and for the site's
 * URL the one in content/data/company.json.
 *
 * @throws one line per wrong variable, with its name, its value and the reason, or the name that was meant
 */
export function checkEnvironment(values: Record<string, string | undefined>): Environment {
  const lines = publicVariables.flatMap((name) => {
    const value = values[name];
    const reason = value && (fault(value) ?? (name === siteVariable && originFault(value)));
    return reason ? [`${name}="${values[name]}": ${reason}`] : [];
  });
  for (const name of Object.keys(values)) {
    if (!name.startsWith(prefix) || publicVariables.includes(name)) continue;
    // A host may set others for itself.
    const meant = didYouMean(bare(name), publicVariables.map(bare));
    if (meant) lines.push(`${name} is no setting of the site${meant}`);
  }
  if (lines.length > 0)
    throw new Error(["The environment is wrong, so nothing was built.", ...lines].join("\n"));
  const urls = names.map((name) => [name, values[backends[name].variable] || undefined]);
  return { ...(Object.fromEntries(urls) as Backends), siteUrl: siteUrlOf(values) };
}

/** The origins that a directive of a page's policy allows besides the page's own. */
export const originsOf = (directive: string, urls: Backends): string[] => {
  const allowed = names.filter((name) => backends[name].directive === directive);
  return [...new Set(allowed.flatMap((name) => (urls[name] ? [new URL(urls[name]).origin] : [])))];
};

/** Whether https may be enforced: not while a service on this machine uses http. */
export const canForceHttps = (urls: Backends): boolean =>
  !names.some((name) => urls[name]?.startsWith("http:"));

/** Reads the `.env` files into this process, in Next's order for a build. */
export const loadEnvFiles = () =>
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });

/** Reads the `.env` files and checks the result. */
export function readEnvironment(): Environment {
  loadEnvFiles();
  return checkEnvironment(process.env);
}
