import { arrive } from "@/lib/arrive";

// jsdom paints nothing; proved in the browser (e2e/late-fonts.spec.ts).
jest.mock("@/lib/late-fonts", () => ({ showLateFonts: () => {} }));

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let page: HTMLElement;

beforeEach(() => {
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  Object.assign(window, { scrollTo });
  Object.assign(Element.prototype, { scrollIntoView });
  document.body.innerHTML = `<h1>Header's own</h1><div><h1>The page</h1><p id="next">Here</p></div>`;
  page = document.querySelector("div")!;
  window.history.replaceState(null, "", "/");
});

test("a new page begins at its top, at once (row 21)", () => {
  arrive(page);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("an address with a hash begins at its target (row 21)", () => {
  window.history.replaceState(null, "", "/services/acRepair#next");
  arrive(page);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("next")]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a hash that nothing answers to leads to the top (row 21)", () => {
  window.history.replaceState(null, "", "/#nowhere");
  arrive(page);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test("the focus goes to the new page's own heading without scrolling (row 21)", () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  arrive(page);
  const heading = page.querySelector("h1");
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute("tabindex", "-1");
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test("a page without a heading is met without complaint (row 21)", () => {
  page.innerHTML = "";
  expect(() => arrive(page)).not.toThrow();
});
