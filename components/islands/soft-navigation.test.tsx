import { createEvent, fireEvent, render } from "@testing-library/react";
import { SoftNavigation } from "@/components/islands/soft-navigation";
import { loadLateFonts } from "@/lib/late-fonts";
import { leavingStage } from "@/lib/leave-copy";
import { fakeMedia, reducedMotion } from "@/lib/testing/fake-window";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
// What they do is proved beside them and in the browser; here, when.
jest.mock("@/lib/late-fonts", () => ({ loadLateFonts: jest.fn() }));
jest.mock("@/lib/leave-copy", () => ({ leavingStage: jest.fn() }));
const scrollTo = jest.fn();

function show(attributes: string): Element {
  const { container } = render(<SoftNavigation />);
  const place = document.createElement("div");
  place.innerHTML = `<a ${attributes}><span>words</span></a>`;
  container.append(place);
  return place.querySelector("span")!;
}

/** Clicks, and says whether the browser was kept from following the link by itself. */
function click(target: Element, options: MouseEventInit = {}): boolean {
  const event = createEvent.click(target, { button: 0, ...options });
  let prevented = false;
  const listen = () => {
    prevented = event.defaultPrevented;
    // jsdom would report that it cannot navigate by itself.
    event.preventDefault();
  };
  window.addEventListener("click", listen, { once: true });
  fireEvent(target, event);
  return prevented;
}

beforeEach(() => {
  fakeMedia();
  for (const mock of [router.push, router.prefetch, scrollTo]) mock.mockReset();
  Object.assign(window, { scrollTo });
  window.history.replaceState(null, "", "/gallery?show=ac");
});

test("a click on a link of ours navigates without a reload (rows 44, 45)", () => {
  const link = show('href="/contact?service=heating#form"');
  expect(click(link)).toBe(true);
  expect(router.push).toHaveBeenCalledWith("/contact?service=heating#form", { scroll: false });
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a click on the page one is on scrolls smoothly to its top (rows 44, 45)", () => {
  expect(click(show('href="/gallery?show=ac"'))).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(router.push).not.toHaveBeenCalled();
});

test("under reduced motion it is there at once (rows 44, 45)", () => {
  fakeMedia(reducedMotion);
  click(show('href="/gallery?show=ac"'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("the same path with another query is another address (row 21)", () => {
  click(show('href="/gallery"'));
  expect(router.push).toHaveBeenCalledWith("/gallery", { scroll: true });
});

test("a hash of the same page stays the browser's affair (row 119)", () => {
  expect(click(show('href="#next"'))).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a click with %j is the visitor's own wish (row 44)", (options) => {
  expect(click(show('href="/contact"'), options)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  'href="https://example.com/"',
  'href="tel:+16305550142"',
  'href="/contact" target="_blank"',
  'href="/sitemap.xml"',
])("a link with %s is left alone (row 44)", (attributes) => {
  expect(click(show(attributes))).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test("a link somebody else has answered is left alone (row 44)", () => {
  const words = show('href="/contact"');
  words.addEventListener("click", (event) => event.preventDefault());
  click(words);
  expect(router.push).not.toHaveBeenCalled();
});

test("a page is fetched when the visitor is about to choose it, and never the one shown (row 44)", () => {
  fireEvent.pointerOver(show('href="/contact"'));
  expect(router.prefetch).toHaveBeenCalledWith("/contact");
  router.prefetch.mockReset();
  fireEvent.focusIn(show('href="/gallery"'));
  expect(router.prefetch).not.toHaveBeenCalled();
});

test("its scripts are fetched with it, once (issue 6 no. 3)", () => {
  document.head.innerHTML = `<meta name="page-scripts" content='{"/services":["/_next/services.js"]}'>`;
  const fetched = () => document.querySelectorAll('link[rel="preload"][as="script"]');
  fireEvent.pointerOver(show('href="/contact"'));
  expect(fetched()).toHaveLength(0);
  for (const page of ["acRepair", "thermostats"]) {
    fireEvent.pointerOver(show(`href="/services/${page}"`));
    expect([...fetched()].map((link) => link.getAttribute("href"))).toEqual(["/_next/services.js"]);
  }
});

test("the wait for the next page is used for what the change of pages will need (issue 6 no. 3)", () => {
  jest.useFakeTimers();
  click(show('href="/contact"'));
  expect(loadLateFonts).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(loadLateFonts).toHaveBeenCalledTimes(1);
  expect(leavingStage).toHaveBeenCalledTimes(1);
  click(show('href="/gallery"'));
  jest.runOnlyPendingTimers();
  fakeMedia(reducedMotion);
  click(show('href="/contact"'));
  jest.runOnlyPendingTimers();
  expect(leavingStage).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("after unmount no click is heard (row 44)", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const { unmount } = render(<SoftNavigation />);
  place.innerHTML = '<a href="/contact"><span>words</span></a>';
  unmount();
  expect(click(place.querySelector("span")!)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  place.remove();
});
