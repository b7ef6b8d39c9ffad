import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ScrollToTop } from "@/components/islands/scroll-to-top";
import { fakeMedia, reducedMotion, scrollWindow } from "@/lib/testing/fake-window";

const scrollTo = jest.fn();
const button = () => screen.queryByRole("button", { name: "Scroll to top" });

beforeEach(() => {
  fakeMedia();
  scrollTo.mockReset();
  Object.assign(window, { scrollTo });
});
afterEach(() => scrollWindow(0));

test("the button is hidden at 300 px and shown at 301 (row 22)", () => {
  render(<ScrollToTop className="" />);
  expect(button()).not.toBeInTheDocument();
  scrollWindow(300);
  expect(button()).not.toBeInTheDocument();
  scrollWindow(301);
  expect(button()).toBeVisible();
  scrollWindow(300);
  expect(button()).not.toBeInTheDocument();
});

test("the served HTML hides it (row 22)", () => {
  expect(renderToString(<ScrollToTop className="" />)).toContain('hidden=""');
});

test("a press scrolls smoothly to the top (row 24)", () => {
  render(<ScrollToTop className="" />);
  scrollWindow(301);
  fireEvent.click(button()!);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("under reduced motion it is there at once (row 24)", () => {
  fakeMedia(reducedMotion);
  render(<ScrollToTop className="" />);
  scrollWindow(301);
  fireEvent.click(button()!);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});
