import ICAL from "ical.js";
import type { Company } from "@/content/data/schemas/company";

/**
 * The company as a contact card (vCard 3.0, which every phone reads), with the hours as its note.
 */
export function contactCard(company: Company, note: string, siteUrl: string): string {
  const { street, town, state, postalCode } = company.address;
  const address = ["", "", street, town, state, postalCode, "United States"];
  const properties = [
    ["version", {}, "text", "3.0"],
    ["prodid", {}, "text", `-//${company.name}//Website//EN`],
    // Of a person, required; a company has none.
    ["n", {}, "text", ["", "", "", "", ""]],
    ["fn", {}, "text", company.name],
    ["org", {}, "text", company.name],
    ["x-abshowas", {}, "unknown", "COMPANY"],
    ["tel", { type: ["WORK", "VOICE", "PREF"] }, "phone-number", company.phone.e164],
    ["email", { type: ["INTERNET", "WORK"] }, "text", company.email],
    ["adr", { type: "WORK" }, "text", address],
    ["url", {}, "uri", `${siteUrl}/`],
    ["note", {}, "text", note],
  ];
  return ICAL.stringify(["vcard", properties, []]);
}
