/** Defined in jest.setup.ts: removes and returns the console errors of the running test. */
// eslint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var takeConsoleErrors: () => unknown[][];
