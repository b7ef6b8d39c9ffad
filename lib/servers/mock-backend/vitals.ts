import { z } from "zod";

/** What lib/vitals sends as a visitor leaves a page. */
export const vitalsSchema = z.strictObject({
  path: z.string().max(2000),
  vitals: z
    .array(z.strictObject({ name: z.string(), value: z.number(), rating: z.string() }))
    .max(10),
});
export type VitalsReport = z.infer<typeof vitalsSchema>;

/** The latest reports, newest first, for as long as the backend runs. */
export function keepVitals() {
  const kept: VitalsReport[] = [];
  const add = (report: VitalsReport) => {
    kept.unshift(report);
    kept.length = Math.min(kept.length, 200);
  };
  return { add, list: (): readonly VitalsReport[] => kept };
}
