import { z } from "zod";
import { towns } from "@/content/towns";

/**
 * The shape of what is said by town. What is said of a town that is not served is left out, so that an
 * owner who stops serving one takes a line out of towns.ts and nothing else.
 */
export const byTown = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), value).transform((said): Partial<Record<string, z.output<Value>>> => {
    const served = Object.entries(said).filter(([town]) => towns.includes(town));
    return Object.fromEntries(served);
  });
