import data from "@/content/data/company.json" with { type: "json" };
import { companySchema } from "@/content/data/schemas/company";
import { parseData } from "@/content/parse-content";

/** The company: sample values until the owner replaces them. Every page reads them from here. */
export const company = parseData("data/company.json", companySchema, data);

/** The company's place, for titles. */
export const place = `${company.address.town}, ${company.address.state}`;
