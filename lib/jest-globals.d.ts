/** Set in jest.setup.ts: removes and returns the console errors of the running test. */
declare var takeConsoleErrors: () => unknown[][];
