import { company } from "@/content/company";

/**
 * The site's own address without a trailing slash: NEXT_PUBLIC_SITE_URL, else the company's sample.
 */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL || company.siteUrl;
