import { render } from "@testing-library/react";
import { createElement } from "react";
import { useAppear } from "@/lib/motion/use-appear";
import { fakeMedia, reducedMotion } from "@/lib/testing/fake-window";
import { stateChange } from "@/lib/timings";

const animate = jest.fn<object, [keyframes: object, timing: object]>(() => ({ cancel: () => {} }));

function List({ filter }: { filter: string }) {
  return createElement("p", { ref: useAppear<HTMLParagraphElement>(filter) }, filter);
}

beforeEach(() => {
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
  fakeMedia();
});

test("what changed rises into its place, and what was there at first does not", () => {
  const { rerender } = render(createElement(List, { filter: "all" }));
  rerender(createElement(List, { filter: "all" }));
  expect(animate).not.toHaveBeenCalled();
  rerender(createElement(List, { filter: "heating" }));
  rerender(createElement(List, { filter: "all" }));
  expect(animate).toHaveBeenCalledTimes(2);
  const [keyframes, timing] = animate.mock.calls[0] ?? [];
  expect(keyframes).toMatchObject({ transform: ["translateY(10px)", "none"] });
  expect(timing).toMatchObject({ duration: stateChange, easing: "ease-out" });
});

test("with reduced motion nothing moves", () => {
  fakeMedia(reducedMotion);
  const { rerender } = render(createElement(List, { filter: "all" }));
  rerender(createElement(List, { filter: "heating" }));
  expect(animate).not.toHaveBeenCalled();
});
