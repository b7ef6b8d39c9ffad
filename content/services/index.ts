import { parseContent } from "@/content/schema";
import { serviceSchema, type Service } from "@/content/service-schema";
import * as written from "@/content/services/register";

/** A service page's key, the last part of its address. */
export type ServiceKey = keyof typeof written;

/** The keys of the register, in no particular order. */
export const serviceKeys = Object.keys(written) as ServiceKey[];

/** The service pages, each checked under its own name. */
export const services = Object.fromEntries(
  serviceKeys.map((key) => [key, parseContent(`services (${key})`, serviceSchema, written[key])]),
) as Record<ServiceKey, Service>;

/** Narrows a string, such as a route parameter, to a key of the register. */
export const isServiceKey = (key: string): key is ServiceKey => Object.hasOwn(services, key);
