import { parseContent } from "@/content/parse-content";
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

/** The service pages, each checked under the name of its file. */
export const services = Object.fromEntries(
  serviceKeys.map((key) => [key, parseContent(fileOf(key), serviceSchema, written[key])]),
) as Record<ServiceKey, Service>;

/** Narrows a string, such as a route parameter, to a key of the register. */
export const isServiceKey = (key: string): key is ServiceKey => Object.hasOwn(services, key);
