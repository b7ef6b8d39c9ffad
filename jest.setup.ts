import "@testing-library/jest-dom";

// jsdom has none of them; a test about motion or scrolling mocks its own.
if ("window" in globalThis) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  Object.assign(window, { Request: { prototype: { keepalive: false } } });
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => {} }) });
}

// An unexpected message on the console fails the test.
let unexpected: jest.SpyInstance;

beforeEach(() => {
  unexpected = jest.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const calls = unexpected.mock.calls.slice();
  unexpected.mockRestore();
  if (calls.length > 0)
    throw new Error(`unexpected console.error: ${calls.map(String).join("\n")}`);
});

/** Lets the running test check its expected console errors: removes and returns them. */
globalThis.takeConsoleErrors = () => unexpected.mock.calls.splice(0);

// An environment variable or .env that names a real mail backend, or a build's time, must not change
// what tests expect.
for (const name of Object.keys(process.env)) {
  if (/^NEXT_PUBLIC_|^BUILD_TIME$/.test(name)) delete process.env[name];
}
