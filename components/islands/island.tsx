import * as registry from "@/components/islands/registry";
import { createIsland } from "@/lib/islands/island";

/** Renders an island of the registry: see lib/islands. */
export const Island = createIsland(registry);
