// The browser's own behavior is proved in e2e/late-fonts.spec.ts; here, what its clock can say.
type Times = { painted?: number; asked: number; took: number };

const add = jest.fn();
const load = jest.fn();

class FontFaceRule {
  cssText = "@font-face{src:url(/a.woff2)}";
  style = { getPropertyValue: (name: string) => name };
}
class Face {
  load = load;
  constructor(readonly family: string) {}
}

/** A visit whose first page had these times, in milliseconds. */
async function visit({ painted, asked, took }: Times) {
  jest.resetModules();
  add.mockReset();
  load.mockReset().mockRejectedValue(new Error("offline"));
  Object.assign(globalThis, { CSSFontFaceRule: FontFaceRule, FontFace: Face });
  Object.assign(document, { fonts: { add } });
  Object.defineProperty(document, "styleSheets", {
    configurable: true,
    value: [{ cssRules: [new FontFaceRule(), {}] }],
  });
  Object.assign(performance, {
    getEntriesByName: () => (painted === undefined ? [] : [{ startTime: painted }]),
    getEntriesByType: () => [
      { name: "/a.woff2", startTime: asked, duration: took },
      { name: "/a.js", startTime: 0, duration: 9000 },
    ],
  });
  return import("@/lib/late-fonts");
}

/** Arrives on a second page, and on a third. */
async function arriveAfter(times: Times): Promise<void> {
  const { showLateFonts } = await visit(times);
  showLateFonts();
  showLateFonts();
}

test("a face that came before the paint is shown already (issue 6 no. 2)", async () => {
  await arriveAfter({ painted: 90, asked: 10, took: 60 });
  expect(load).not.toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
});

test.each([
  ["after the paint", { painted: 50, asked: 10, took: 60 }],
  ["before a late paint, yet too late", { painted: 900, asked: 10, took: 400 }],
  ["on a page whose paint nobody noted", { asked: 10, took: 400 }],
])("a face that came %s is shown from the next page on, once", async (_, times) => {
  await arriveAfter(times);
  expect(load).toHaveBeenCalledTimes(1);
  expect(new Set(add.mock.calls.flat()).size).toBe(1);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ family: "font-family" }));
});

test("while the next page is on its way they are fetched, and nothing is moved yet", async () => {
  const { loadLateFonts, showLateFonts } = await visit({ painted: 50, asked: 10, took: 60 });
  loadLateFonts();
  expect(load).toHaveBeenCalledTimes(1);
  expect(add).not.toHaveBeenCalled();
  showLateFonts();
  expect(load).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledTimes(1);
});

test("faces that are still on their way at the first change of pages are shown at a later one", async () => {
  const { loadLateFonts, showLateFonts } = await visit({ painted: 50, asked: 10, took: 60 });
  const finished = performance.getEntriesByType.bind(performance);
  Object.assign(performance, { getEntriesByType: () => [] });
  loadLateFonts();
  showLateFonts();
  expect(add).not.toHaveBeenCalled();
  Object.assign(performance, { getEntriesByType: finished });
  showLateFonts();
  expect(add).toHaveBeenCalledTimes(1);
});
