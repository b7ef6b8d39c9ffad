// The browser's own behavior is proved in e2e/late-fonts.spec.ts; here, what its clock can say.
type Times = { painted?: number; asked: number; took: number };

const add = jest.fn();

class FontFaceRule {
  cssText = "@font-face{src:url(/a.woff2)}";
  style = { getPropertyValue: (name: string) => name };
}
class Face {
  constructor(readonly family: string) {}
}

/** Arrives on a second page of a visit whose first page had these times, in milliseconds. */
async function arriveAfter({ painted, asked, took }: Times): Promise<void> {
  jest.resetModules();
  add.mockReset();
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
  const { showLateFonts } = await import("@/lib/late-fonts");
  showLateFonts();
  showLateFonts();
}

test("a face that came before the paint is shown already (issue 6 no. 2)", async () => {
  await arriveAfter({ painted: 90, asked: 10, took: 60 });
  expect(add).not.toHaveBeenCalled();
});

test.each([
  ["after the paint", { painted: 50, asked: 10, took: 60 }],
  ["before a late paint, yet too late", { painted: 900, asked: 10, took: 400 }],
  ["on a page whose paint nobody noted", { asked: 10, took: 400 }],
])("a face that came %s is shown from the next page on, once", async (_, times) => {
  await arriveAfter(times);
  expect(add).toHaveBeenCalledTimes(1);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ family: "font-family" }));
});
