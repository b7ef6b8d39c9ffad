/** A reading that is taken several times, and what becomes of its figures. */
export type Reading<Figures> = {
  name: string;
  times: number;
  take: () => Promise<Figures>;
};

/**
 * Takes readings in rounds, each once in a round as often as it is wanted, so that all of them meet
 * the same machine; a machine that tires or is interrupted does so to all. A reading that fails is
 * named on the terminal and is one fewer. Out: the figures of each reading, by its name.
 */
export async function takeRounds<Figures>(
  readings: readonly Reading<Figures>[],
): Promise<Map<string, Figures[]>> {
  const taken = new Map<string, Figures[]>(readings.map(({ name }) => [name, []]));
  const rounds = Math.max(0, ...readings.map(({ times }) => times));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, times, take } of readings) {
      if (round >= times) continue;
      try {
        taken.get(name)?.push(await take());
      } catch (error) {
        console.log(`not read: ${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return taken;
}
