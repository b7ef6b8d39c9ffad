/** Enough to keep two cores busy: encoders and compressors run in threads of their own. */
const atOnce = 4;

/** Runs the task for every item, a few at a time, in order. Rejects with the first failure. */
export async function someAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const run = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
