import { z } from "zod";
import nextEnv from "@next/env";
import { company } from "@/content/company";

export const isLoopback = (url: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

function fault(value: string): string | undefined {
  if (!URL.canParse(value)) return "it is not an absolute URL";
  const url = new URL(value);
  if (!["https:", "http:"].includes(url.protocol)) return "it must begin with https://";
  if (url.protocol === "http:" && !isLoopback(value))
    return "http:// is for this machine only (localhost); personal data needs https://";
  if (url.username || url.password) return "it must not hold a user name or password";
  if (value.includes("?")) return "it must not hold a query (?)";
  if (value.includes("#")) return "it must not hold a fragment (#)";
  if (value.endsWith("/")) return "it must not end with a slash";
  if (/\s/.test(value)) return "it must not hold white space";
  return undefined;
}

const base = z
  .string()
  .optional()
  .superRefine((value, context) => {
    const reason = value ? fault(value) : undefined;
    if (reason) context.addIssue({ code: "custom", message: `"${value}": ${reason}` });
  })
  .transform((value) => value || undefined);

const environmentSchema = z.object({
  NEXT_PUBLIC_MAIL_BACKEND_URL: base,
  NEXT_PUBLIC_GALLERY_BACKEND_URL: base,
  NEXT_PUBLIC_IMAGE_BASE_URL: base,
  NEXT_PUBLIC_SITE_URL: base,
  NEXT_PUBLIC_VITALS_URL: base,
});

/** The variables that scripts in the browser may read. */
export const publicVariables = Object.keys(environmentSchema.shape);

/** The URLs a build is made for; an absent one means the site's own origin. */
export type Environment = {
  mailBackend: string | undefined;
  galleryBackend: string | undefined;
  imageBase: string | undefined;
  siteUrl: string;
  vitals: string | undefined;
};

/**
 * Checks the URLs of `.env.example`. Unset or empty means the site's own origin, and for the site's
 * URL the one in content/data/company.json.
 *
 * @throws one line per wrong variable, with its name, its value and the reason
 */
export function checkEnvironment(values: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(values);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join(".")}=${message}`);
    throw new Error(["The environment is wrong, so nothing was built.", ...lines].join("\n"));
  }
  const checked = result.data;
  return {
    mailBackend: checked.NEXT_PUBLIC_MAIL_BACKEND_URL,
    galleryBackend: checked.NEXT_PUBLIC_GALLERY_BACKEND_URL,
    imageBase: checked.NEXT_PUBLIC_IMAGE_BASE_URL,
    siteUrl: checked.NEXT_PUBLIC_SITE_URL ?? company.siteUrl,
    vitals: checked.NEXT_PUBLIC_VITALS_URL,
  };
}

/** Whether https may be enforced: not while a backend on this machine uses http. */
export const canForceHttps = ({
  mailBackend,
  galleryBackend,
  imageBase,
  vitals,
}: Omit<Environment, "siteUrl">) =>
  ![mailBackend, galleryBackend, imageBase, vitals].some((url) => url?.startsWith("http:"));

/** Reads `.env` files in Next's order and checks the result. */
export function readEnvironment(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  return checkEnvironment(process.env);
}
