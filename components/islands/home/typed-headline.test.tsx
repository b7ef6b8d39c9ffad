import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TypedHeadline } from "@/components/islands/home/typed-headline";
import { taglines } from "@/content/taglines";
import { setPaused } from "@/lib/motion/motion-pause";
import { fakeMedia, fakeObserver, reducedMotion } from "@/lib/testing/fake-window";

const typing = { start: jest.fn(), rest: jest.fn() };
const begin = jest.fn();
jest.mock("@/lib/motion/typing", () => ({
  startTyping: async (...all: unknown[]) => {
    begin(...all);
    return typing;
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
  for (const mock of [begin, ...Object.values(typing)]) mock.mockReset();
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
  expect(begin).not.toHaveBeenCalled();
  await observer.see(hero());
  expect(begin).toHaveBeenCalledTimes(1);
  await observer.see(hero(), false);
  await observer.see(hero());
  expect(begin).toHaveBeenCalledTimes(1);
});

test("it types the three taglines into the line as served (rows 67, 68)", async () => {
  show();
  await observer.see(hero());
  expect(begin).toHaveBeenCalledWith(line(), taglines);
  expect(line()).toHaveTextContent(taglines[0] ?? "");
});

test("out of sight it rests, and goes on when it is seen again (row 69)", async () => {
  show();
  await observer.see(hero());
  typing.rest.mockReset();
  await observer.see(hero(), false);
  expect(typing.rest).toHaveBeenCalledTimes(1);
  typing.start.mockReset();
  await observer.see(hero());
  expect(typing.start).toHaveBeenCalledTimes(1);
});

test("a visitor can stop and start it (row 68; F39)", async () => {
  show();
  await observer.see(hero());
  typing.rest.mockReset();
  act(() => setPaused(true));
  expect(typing.rest).toHaveBeenCalledTimes(1);
  typing.start.mockReset();
  act(() => setPaused(false));
  expect(typing.start).toHaveBeenCalledTimes(1);
});

test("under reduced motion the first tagline rests (row 67)", async () => {
  fakeMedia(reducedMotion);
  show();
  await observer.see(hero());
  expect(begin).not.toHaveBeenCalled();
  expect(line()).toHaveTextContent(taglines[0] ?? "");
});

test("leaving the page ends the typing (row 69)", async () => {
  const { unmount } = show();
  await observer.see(hero());
  typing.rest.mockReset();
  unmount();
  expect(typing.rest).toHaveBeenCalledTimes(1);
});

test("a script that fails leaves the first tagline (row 67)", async () => {
  begin.mockImplementation(() => {
    throw new Error("gone");
  });
  show();
  await observer.see(hero());
  expect(line()).toHaveTextContent(taglines[0] ?? "");
});
