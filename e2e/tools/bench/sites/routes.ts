import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { ownRoles } from "@/e2e/tools/bench/sites/site";

/** Every exported address, and one that is not. */
export const routes: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...serviceKeys.map((key) => `/services/${key}`),
  "/nowhere",
];

const alike = ["/terms", "/finance", "/accessibility"];

/**
 * One page of each template: the other services are laid out as the one that stands for them, the
 * plain pages of text as the privacy policy. Clocks are read on these only.
 */
export const representatives: readonly string[] = routes.filter(
  (route) =>
    !alike.includes(route) && (!route.startsWith("/services/") || route === ownRoles.reading),
);
