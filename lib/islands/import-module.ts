import type { IslandModule } from "@/lib/islands/attributes";

/** Loads an island's script by its URL. */
export const importModule = (url: string): Promise<IslandModule> =>
  import(/* turbopackIgnore: true */ url);
