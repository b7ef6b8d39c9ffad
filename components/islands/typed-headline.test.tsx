import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TypedHeadline } from "@/components/islands/typed-headline";
import { taglines } from "@/content/taglines";
import { setPaused } from "@/lib/moving";
import { fakeMedia, fakeObserver, reducedMotion } from "@/lib/testing/fake-window";

const typewriter = { start: jest.fn(), stop: jest.fn() };
const construct = jest.fn();
jest.mock("typewriter-effect/dist/core", () => ({
  __esModule: true,
  default: class {
    constructor(...all: unknown[]) {
      construct(...all);
      return typewriter;
    }
  },
}));

let observer: ReturnType<typeof fakeObserver>;
const show = () =>
  render(
    <section>
      <TypedHeadline taglines={taglines} />
    </section>,
  );
const hero = () => document.querySelector("section")!;
const line = () => hero().querySelector("span")!;

beforeEach(() => {
  for (const mock of [construct, ...Object.values(typewriter)]) mock.mockReset();
  fakeMedia();
  observer = fakeObserver();
  act(() => setPaused(false));
});

test("the first tagline stands in the served HTML, hidden from assistive technology (row 67)", () => {
  const served = renderToString(<TypedHeadline taglines={taglines} />);
  expect(served).toContain(`>${taglines[0]}</span>`);
  expect(served).toContain('aria-hidden="true"');
});

test("typing waits until 30 % of the hero is seen, and begins once (row 69)", async () => {
  show();
  expect(observer.optionsFor(hero())).toContainEqual(expect.objectContaining({ threshold: 0.3 }));
  expect(construct).not.toHaveBeenCalled();
  await observer.see(hero());
  expect(construct).toHaveBeenCalledTimes(1);
  await observer.see(hero(), false);
  await observer.see(hero());
  expect(construct).toHaveBeenCalledTimes(1);
});

test("it types the three taglines at 100, deletes at 50, rests for 2000 and loops (rows 67, 68)", async () => {
  show();
  await observer.see(hero());
  expect(construct).toHaveBeenCalledWith(line(), {
    strings: taglines,
    autoStart: true,
    loop: true,
    delay: 100,
    deleteSpeed: 50,
    pauseFor: 2000,
    cursor: "",
    skipAddStyles: true,
  });
});

test("out of sight it rests, and goes on when it is seen again (row 69)", async () => {
  show();
  await observer.see(hero());
  typewriter.stop.mockReset();
  await observer.see(hero(), false);
  expect(typewriter.stop).toHaveBeenCalledTimes(1);
  typewriter.start.mockReset();
  await observer.see(hero());
  expect(typewriter.start).toHaveBeenCalledTimes(1);
});

test("a visitor can stop and start it (row 68; faults part c)", async () => {
  show();
  await observer.see(hero());
  typewriter.stop.mockReset();
  act(() => setPaused(true));
  expect(typewriter.stop).toHaveBeenCalledTimes(1);
  typewriter.start.mockReset();
  act(() => setPaused(false));
  expect(typewriter.start).toHaveBeenCalledTimes(1);
});

test("under reduced motion the first tagline rests (row 67)", async () => {
  fakeMedia(reducedMotion);
  show();
  await observer.see(hero());
  expect(construct).not.toHaveBeenCalled();
  expect(line()).toHaveTextContent(taglines[0] ?? "");
});

test("a script that fails leaves the first tagline (row 67; faults finding 4)", async () => {
  construct.mockImplementation(() => {
    throw new Error("Loading chunk failed");
  });
  show();
  await observer.see(hero());
  expect(line()).toHaveTextContent(taglines[0] ?? "");
});

test("leaving the page ends the typing (row 69)", async () => {
  const { unmount } = show();
  await observer.see(hero());
  typewriter.stop.mockReset();
  unmount();
  expect(typewriter.stop).toHaveBeenCalledTimes(1);
});
