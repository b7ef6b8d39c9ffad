/** The result of an action, or undefined if it throws: a storage may be full, forbidden or spoiled. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
