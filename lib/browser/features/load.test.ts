import { start } from "@/lib/browser/features/load";

test("an island whose scripts were given up with a page that was left says nothing, and loads again", async () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<react-island data-load=paint></react-island>";
  const island = document.querySelector("react-island")!;
  const [show, load] = [jest.fn(), jest.fn(async () => island.setAttribute("state", "failed"))];
  Object.assign(island, { load, show });
  start();
  jest.advanceTimersByTime(50);
  dispatchEvent(new Event("pagehide"));
  await jest.advanceTimersByTimeAsync(100);
  expect([show.mock.calls, load.mock.calls]).toEqual([[[]], [[], []]]);
});
