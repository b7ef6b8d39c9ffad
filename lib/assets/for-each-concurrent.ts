/** Enough to keep two cores busy: encoders and compressors run in threads of their own. */
const limit = 4;

/** Runs the task for every item, at most four at a time, in order. Rejects with the first failure. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const run = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, run));
}
