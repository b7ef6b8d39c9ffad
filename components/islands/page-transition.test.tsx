import { render, screen } from "@testing-library/react";
import { PageTransition } from "@/components/islands/page-transition";
import { fakeMedia, reducedMotion } from "@/lib/testing/fake-window";

// jsdom paints nothing; proved in the browser (e2e/late-fonts.spec.ts).
jest.mock("@/lib/late-fonts", () => ({ showLateFonts: () => {} }));

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

type Run = { on: Element; frames: Record<string, unknown[]>; options: KeyframeAnimationOptions };
let runs: Run[];
let finish: (() => void)[];
const scrollTo = jest.fn();
const copies = () => document.querySelectorAll("body > [aria-hidden]");

function goTo(page: string, words: string) {
  path = page;
  return (
    <PageTransition>
      <h1 id="heading">{words}</h1>
    </PageTransition>
  );
}

beforeEach(() => {
  fakeMedia();
  runs = [];
  finish = [];
  Object.assign(window, { scrollTo: scrollTo.mockReset() });
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.assign(Element.prototype, {
    animate(this: Element, frames: Run["frames"], options: Run["options"]) {
      runs.push({ on: this, frames, options });
      return { finished: new Promise<void>((resolve) => finish.push(resolve)) };
    },
  });
});

test("on a path change the old page slides and fades out, the new one in, half a second each (rows 19, 20)", async () => {
  const { rerender, container } = render(goTo("/", "Old"));
  expect(runs).toEqual([]);
  rerender(goTo("/contact", "New"));
  expect(runs.map(({ frames, options }) => [frames["opacity"], options.duration])).toEqual([
    [[1, 0], 500],
    [[0, 1], 500],
  ]);
  for (const { frames } of runs) expect(String(frames["transform"])).toContain("translateX");
  expect(runs[0]?.on).toHaveTextContent("Old");
  expect(runs[1]?.on).toBe(container.firstElementChild);
  finish.forEach((end) => end());
  await Promise.resolve();
  expect(copies()).toHaveLength(0);
});

test("the leaving copy can be neither found nor focused nor sent (row 20)", () => {
  const { rerender } = render(goTo("/", "Old"));
  rerender(goTo("/contact", "New"));
  const [host, ...others] = copies();
  expect(others).toEqual([]);
  expect(host).toHaveProperty("inert", true);
  expect(host?.shadowRoot).toBeNull();
  expect(screen.getAllByRole("heading", { hidden: true })).toHaveLength(1);
  expect(runs[0]?.on.querySelector("[id], [name]")).toBeNull();
});

test("what the window does not show keeps its place in the copy, without its content (row 20)", () => {
  const tops: Record<string, number> = { Above: -500, Old: 100, Below: 5000 };
  const place = (words: string | null) => {
    const top = tops[words ?? ""] ?? -600;
    return { top, bottom: top + (words && words in tops ? 50 : 9000), height: 50 } as DOMRect;
  };
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    return place(this.textContent);
  });
  const page = (heading: string) => (
    <PageTransition>
      <p>Above</p>
      <h1>{heading}</h1>
      <p>Below</p>
    </PageTransition>
  );
  path = "/";
  const { rerender } = render(page("Old"));
  path = "/contact";
  rerender(page("New"));
  jest.restoreAllMocks();
  const [above, heading, below] = runs[0]?.on.children ?? [];
  expect(heading).toHaveTextContent("Old");
  for (const blank of [above, below]) {
    expect(blank).toBeEmptyDOMElement();
    expect(blank).toHaveStyle({ height: "50px" });
  }
});

test("the window goes to the top and the focus to the new heading (row 21)", () => {
  const { rerender } = render(goTo("/", "Old"));
  rerender(goTo("/contact", "New"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("new content on the same path changes neither place nor focus (row 21)", () => {
  const { rerender } = render(goTo("/gallery", "Old"));
  rerender(goTo("/gallery", "New"));
  expect(runs).toEqual([]);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("under reduced motion pages change without moving, and still begin at the top (rows 20, 21)", () => {
  fakeMedia(reducedMotion);
  const { rerender } = render(goTo("/", "Old"));
  rerender(goTo("/contact", "New"));
  expect(runs).toEqual([]);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
