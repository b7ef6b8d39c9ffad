import type { Company } from "@/content/data/schemas/company";
import { escapeText, textOf } from "@/lib/calendar/text-lines";

/**
 * The company as a contact card (vCard 3.0, which every phone reads), with the hours as its note.
 */
export function contactCard(company: Company, note: string, siteUrl: string): string {
  const { street, town, state, postalCode } = company.address;
  const address = ["", "", street, town, state, postalCode, "United States"].map(escapeText);
  return textOf([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `PRODID:-//${escapeText(company.name)}//Website//EN`,
    "N:;;;;",
    `FN:${escapeText(company.name)}`,
    `ORG:${escapeText(company.name)}`,
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${company.phone.e164}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(company.email)}`,
    `ADR;TYPE=WORK:${address.join(";")}`,
    `URL:${siteUrl}/`,
    `NOTE:${escapeText(note)}`,
    "END:VCARD",
  ]);
}
