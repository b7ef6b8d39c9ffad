import { listenAsOnePage } from "@/lib/testing/fake-window";
import { fakeMedia, reducedMotion } from "@/lib/testing/fake-window";

let leave: () => void;

/** Opens a page to which the browser came in this way. */
async function open(type: string) {
  document.body.innerHTML = `<a href="/contact">Contact</a><a href="/">Home</a><a href="/?a=1">Query</a><a href="#next">Down</a>`;
  document.documentElement.className = "";
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  jest.resetModules();
  const { tendPageChanges } = await import("@/lib/page-script/page-change");
  tendPageChanges();
}

/** Clicks a link; out: whether the browser is left to follow it. */
function click(words: string, keys: MouseEventInit = {}) {
  const link = [...document.links].find(({ textContent }) => textContent === words);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  // jsdom cannot navigate.
  window.addEventListener("click", (last) => last.preventDefault(), { once: true });
  const followed = jest.spyOn(event, "preventDefault");
  link?.dispatchEvent(event);
  return followed.mock.calls.length === 1;
}

beforeEach(() => {
  leave = listenAsOnePage();
  fakeMedia();
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/");
  jest.useFakeTimers();
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

test.each([
  ["navigate", "manual"],
  ["back_forward", "manual"],
  ["reload", "auto"],
])("after '%s' the browser restores the place: %s (row 21)", async (type, expected) => {
  await open(type);
  expect(history.scrollRestoration).toBe(expected);
});

test("a page from the browser's memory begins at its top, one at a hash stays (row 21)", async () => {
  await open("navigate");
  const show = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  window.history.replaceState(null, "", "/#next");
  show();
  expect(scrollTo).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/");
  show();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("a link to the page one is on scrolls smoothly to its top, without a load (rows 44, 45)", async () => {
  await open("navigate");
  expect(click("Home")).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("another query of it changes the address and does not scroll (row 21)", async () => {
  await open("navigate");
  const heard = jest.fn();
  window.addEventListener("popstate", heard);
  expect(click("Query")).toBe(false);
  expect(location.search).toBe("?a=1");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("other links, hashes and clicks for a new tab are the browser's own affair (row 21)", async () => {
  await open("navigate");
  expect(click("Contact")).toBe(true);
  expect(click("Down")).toBe(true);
  expect(click("Home", { metaKey: true })).toBe(true);
  expect(click("Home", { button: 1 })).toBe(true);
});

test("where the browser animates no change the page leaves at the click, and is back when the next does not come (row 20)", async () => {
  await open("navigate");
  const root = document.documentElement;
  expect(root).not.toHaveClass("page-enters");
  click("Contact");
  expect(root).toHaveClass("page-leaves");
  jest.advanceTimersByTime(4000);
  expect(root).not.toHaveClass("page-leaves");
  await open("back_forward");
  expect(root).toHaveClass("page-enters");
});

test("with reduced motion nothing leaves or comes (rows 19, 20)", async () => {
  fakeMedia(reducedMotion);
  await open("back_forward");
  click("Contact");
  expect(document.documentElement.className).toBe("");
});
