import "@testing-library/jest-dom";
import { fakeMedia } from "@/lib/testing/fake-window";

// jsdom has none of them; a test about motion or scrolling brings its own.
if ("window" in globalThis) {
  fakeMedia();
  Element.prototype.scrollIntoView = () => {};
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => {} }) });
}

// A message nobody expected on the console is a fault the visitor meets too.
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

/** Says that the running test expects its console errors, and hands them over for checking. */
globalThis.takeConsoleErrors = () => unexpected.mock.calls.splice(0);

// A shell or an .env that names a real mail backend must not change what the tests expect.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("NEXT_PUBLIC_")) delete process.env[name];
}
