/**
 * The time that a build takes for now: it decides what pages say of offers until their script has
 * run. Tests name a time in BUILD_TIME, so that what they build is the same on every day.
 * @param variables Environment variables; BUILD_TIME is like 2026-11-24T17:00:00Z.
 * @throws When BUILD_TIME is no time.
 */
export function buildTime({ BUILD_TIME }: Readonly<NodeJS.ProcessEnv> = process.env): Date {
  const time = BUILD_TIME ? new Date(BUILD_TIME) : new Date();
  if (Number.isNaN(time.getTime())) throw new Error(`BUILD_TIME=${BUILD_TIME} is no time`);
  return time;
}
