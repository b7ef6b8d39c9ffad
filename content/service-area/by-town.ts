import { z } from "zod";
import { towns } from "@/content/towns";

/**
 * Data by town. Entries of towns that are not served are dropped, so that an owner who stops
 * serving one only removes a line from towns.ts.
 */
export const byTown = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), value).transform((said): Partial<Record<string, z.output<Value>>> => {
    const served = Object.entries(said).filter(([town]) => towns.includes(town));
    return Object.fromEntries(served);
  });
