import { act, renderHook } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { setPaused, watchPause } from "@/lib/motion/motion-pause";
import { usePaused } from "@/lib/motion/use-paused";

test("a pause is one for all that moves, whoever sets it, until it is lifted", async () => {
  const [one, other] = [renderHook(usePaused), renderHook(usePaused)];
  const both = () => [one.result.current, other.result.current];
  expect(both()).toEqual([false, false]);
  await act(async () => setPaused(true));
  expect(both()).toEqual([true, true]);
  one.unmount();
  await act(async () => setPaused(false));
  expect(both()).toEqual([true, false]);
});

test("a watch that was stopped is not called again", async () => {
  const onChange = jest.fn();
  watchPause(onChange)();
  await act(async () => setPaused(true));
  expect(onChange).not.toHaveBeenCalled();
  setPaused(false);
});

test("as served nothing is paused", () => {
  const Probe = () => String(usePaused());
  expect(renderToString(createElement(Probe))).toBe("false");
});
