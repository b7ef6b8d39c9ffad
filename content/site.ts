import { company } from "@/content/company";

type Variables = Readonly<Record<string, string | undefined>>;

/** The site's own address without a trailing slash: NEXT_PUBLIC_SITE_URL, else the company's sample. */
export const siteUrlOf = (variables: Variables): string =>
  variables.NEXT_PUBLIC_SITE_URL || company.siteUrl;

/** The address that this build is made for. */
export const siteUrl = siteUrlOf(process.env);
