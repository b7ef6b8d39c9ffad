import * as distances from "@/lib/distances";
import { watchScrolling } from "@/lib/page-script/scrolling";
import { fakeMedia, listenAsOnePage } from "@/lib/testing/fake-window";

let leave: () => void;
const header = () => document.querySelector("header");
const button = () => document.querySelector("button");

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  leave = listenAsOnePage();
  fakeMedia();
  window.scrollTo = jest.fn();
  document.body.innerHTML = `<header data-header></header><main tabindex="-1"></main>
    <button data-to-top hidden>Scroll to top</button>`;
  Object.assign(window, { scrollY: 0 });
  watchScrolling();
  window.dispatchEvent(new Event("DOMContentLoaded"));
});
afterEach(() => leave());

test("the header changes beyond its distance, and back (row 38)", () => {
  scrollTo(distances.headerScrolled);
  expect(header()).not.toHaveAttribute("data-scrolled");
  scrollTo(distances.headerScrolled + 1);
  expect(header()).toHaveAttribute("data-scrolled");
  scrollTo(0);
  expect(header()).not.toHaveAttribute("data-scrolled");
});

test("the button to the top shows beyond its distance, and leaves the focus in the page (rows 22-24)", () => {
  scrollTo(distances.scrollToTop);
  expect(button()).not.toBeVisible();
  scrollTo(distances.scrollToTop + 1);
  expect(button()).toBeVisible();
  button()?.click();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(document.querySelector("main")).toHaveFocus();
});
