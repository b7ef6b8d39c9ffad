import data from "@/content/data/company.json" with { type: "json" };
import { companySchema } from "@/content/data/schemas/company";
import { parseData } from "@/content/parse-content";
import { longestTitle } from "@/content/schema";

/** The company: sample values until the owner replaces them. Every page reads them from here. */
export const company = parseData("data/company.json", companySchema, data);

/** A page's title, without the company's name at its end where search engines would cut it. */
export const titled = (title: string) =>
  title.length > longestTitle ? title.replace(` | ${company.name}`, "") : title;

/** The company's place, for titles. */
export const place = `${company.address.town}, ${company.address.state}`;
