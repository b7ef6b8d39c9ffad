import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Reveal } from "@/components/islands/reveal";
import { fakeMedia, fakeObserver, reducedMotion } from "@/lib/testing/fake-window";

const animate = jest.fn();
jest.mock("framer-motion/dom/mini", () => ({ animate: (...all: unknown[]) => animate(...all) }));

let observer: ReturnType<typeof fakeObserver>;
const block = () => screen.getByText("Words");
const placeAt = (top: number) =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);

beforeEach(() => {
  animate.mockReset();
  fakeMedia();
  observer = fakeObserver();
});
afterEach(() => jest.restoreAllMocks());

test("the served block is visible (row 25)", () => {
  expect(renderToString(<Reveal>Words</Reveal>)).not.toMatch(/style|opacity|hidden/);
});

test("a block below the window waits out of sight and comes in once (row 25)", async () => {
  placeAt(window.innerHeight + 1);
  render(<Reveal>Words</Reveal>);
  expect(block().style.opacity).toBe("0");
  await observer.see(block());
  expect(animate).toHaveBeenCalledTimes(1);
  await observer.see(block(), false);
  await observer.see(block());
  expect(animate).toHaveBeenCalledTimes(1);
});

test.each([
  ["default", 0.7],
  ["content", 1],
] as const)("at the pace '%s' it takes %d s (row 26)", async (pace, duration) => {
  placeAt(window.innerHeight + 1);
  render(<Reveal pace={pace}>Words</Reveal>);
  await observer.see(block());
  expect(animate).toHaveBeenCalledWith(
    block(),
    { opacity: [0, 1], transform: ["translateY(20px)", "translateY(0px)"] },
    expect.objectContaining({ duration }),
  );
});

test("a block already on screen is neither hidden nor moved (row 25)", async () => {
  placeAt(window.innerHeight - 1);
  render(<Reveal>Words</Reveal>);
  expect(block().style.opacity).toBe("");
  await observer.see(block());
  expect(animate).not.toHaveBeenCalled();
});

test("under reduced motion nothing is hidden or moved (row 25)", async () => {
  fakeMedia(reducedMotion);
  placeAt(window.innerHeight + 1);
  render(<Reveal>Words</Reveal>);
  expect(block().style.opacity).toBe("");
  await observer.see(block());
  expect(animate).not.toHaveBeenCalled();
});
