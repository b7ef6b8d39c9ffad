import { mistakesIn } from "@/content/mistakes";
import { readContent } from "@/content/parse-content";
import {
  serviceKeys,
  serviceSchema,
  type Service,
  type ServiceKey,
} from "@/content/service-schema";
import * as written from "@/content/services/registry";

export { serviceKeys, type ServiceKey };

/** A service's own file within content: `ductlessAC` is in services/ductless-ac.ts. */
export const fileOf = (key: ServiceKey): string =>
  `services/${key.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()}.ts`;

const read = serviceKeys.map((key) => ({ key, ...readContent(serviceSchema, written[key]) }));
// All at once, as of a data file.
const mistakes = read.flatMap((page) =>
  mistakesIn(fileOf(page.key), written[page.key], page.mistakes),
);
if (mistakes.length > 0) throw new Error(mistakes.join("\n"));

/** The service pages. Throws a sentence for each mistake, with its file. */
export const services = Object.fromEntries(read.map(({ key, data }) => [key, data])) as Record<
  ServiceKey,
  Service
>;

/** Narrows a string, such as a route parameter, to a key of the register. */
export const isServiceKey = (key: string): key is ServiceKey => Object.hasOwn(services, key);
