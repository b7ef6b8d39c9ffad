import type { Company } from "@/content/data/schemas/company";

/** Whether an address is reserved for examples (RFC 2606). */
export const isSampleAddress = (url: string) =>
  /(^|\.)example(\.(com|net|org))?$/.test(new URL(url).hostname);

/**
 * The fields of content/data/company.json that still hold sample values, by name. Phone numbers of
 * 555-01xx are reserved for fiction.
 */
export function sampleFields(company: Company): string[] {
  const { phone, email, address, siteUrl, mapUrl, social, developer, reviewsUrl } = company;
  const samples: Record<string, boolean> = {
    phone: /555-01\d\d$/.test(phone.display),
    email: isSampleAddress(`https://${email.split("@")[1]}`),
    address: /\bSample\b/.test(address.street),
    siteUrl: isSampleAddress(siteUrl),
    mapUrl: isSampleAddress(mapUrl),
    social: social.some(({ url }) => isSampleAddress(url)),
    developer: isSampleAddress(developer.url),
    reviewsUrl: reviewsUrl !== undefined && isSampleAddress(reviewsUrl),
  };
  return Object.keys(samples).filter((name) => samples[name]);
}
