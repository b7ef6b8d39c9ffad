import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in the served HTML and during hydration, true from then on. A control that cannot work
 * without script stays disabled until this says so, so that nothing typed early is lost.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
