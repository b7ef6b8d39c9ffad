import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";

export const serviceRoutes = serviceKeys.map((key) => `/services/${key}`);

/** The path of every page, as a visitor asks for it. */
export const everyRoute = [...Object.values(pages).map(({ path }) => path), ...serviceRoutes];
