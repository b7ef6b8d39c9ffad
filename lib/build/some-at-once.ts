/** As many as two cores keep busy: encoders and compressors run in threads of their own. */
const atOnce = 4;

/** Does the work for every item, a few at a time, in their order. Rejects with the first that fails. */
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
