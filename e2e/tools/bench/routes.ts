import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";

/** Every exported address, and one that is not. */
export const routes: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  ...serviceKeys.map((key) => `/services/${key}`),
  "/nowhere",
];
