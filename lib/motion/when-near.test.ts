import { fakeObserver } from "@/lib/testing/fake-window";
import { whenNear } from "@/lib/motion/when-near";

// One observer serves the whole page, so one fake serves this whole file.
const { see } = fakeObserver();
const element = () => document.createElement("div");

test("calls back once, when the element comes near", async () => {
  const [target, near] = [element(), jest.fn()];
  whenNear(target, near);
  await see(target, false);
  expect(near).not.toHaveBeenCalled();
  await see(target);
  await see(target);
  expect(near).toHaveBeenCalledTimes(1);
});

test("leaves the others waiting", async () => {
  const [first, second, near] = [element(), element(), jest.fn()];
  whenNear(first, () => {});
  whenNear(second, near);
  await see(first);
  expect(near).not.toHaveBeenCalled();
});

test("says nothing once one has stopped waiting", async () => {
  const [target, near] = [element(), jest.fn()];
  whenNear(target, near)();
  await see(target);
  expect(near).not.toHaveBeenCalled();
});
