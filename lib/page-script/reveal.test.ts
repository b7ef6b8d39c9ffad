import { revealBlocks } from "@/lib/page-script/reveal";
import { fakeMedia, fakeObserver, reducedMotion } from "@/lib/testing/fake-window";

const animate = jest.fn();
let observer: ReturnType<typeof fakeObserver>;
let block: HTMLElement;

/** Reports where the block lies: `top` CSS pixels below the window's upper edge. */
const report = (top: number) => observer.see(block, top < window.innerHeight, { top });
const below = () => window.innerHeight + 1;

function open(pace: string) {
  document.body.innerHTML = `<div data-reveal="${pace}">Words</div>`;
  block = document.body.firstElementChild as HTMLElement;
  block.animate = animate;
  revealBlocks();
  window.dispatchEvent(new Event("DOMContentLoaded"));
}

beforeEach(() => {
  animate.mockReset();
  fakeMedia();
  observer = fakeObserver();
});

test("a block below the window waits out of sight and comes in once (row 25)", async () => {
  open("default");
  expect(block.style.opacity).toBe("");
  await report(below());
  expect(block.style.opacity).toBe("0");
  expect(animate).not.toHaveBeenCalled();
  await report(100);
  expect(block.style.opacity).toBe("");
  await report(below());
  await report(100);
  expect(animate).toHaveBeenCalledTimes(1);
});

test.each([
  ["default", 700],
  ["content", 1000],
])("at the pace '%s' it takes %d ms (row 26)", async (pace, duration) => {
  open(pace);
  await report(below());
  await report(100);
  expect(animate).toHaveBeenCalledWith(
    { opacity: [0, 1], transform: ["translateY(20px)", "none"] },
    expect.objectContaining({ duration }),
  );
});

test("a block already on screen is neither hidden nor moved (row 25)", async () => {
  open("default");
  await report(100);
  await report(100);
  expect(block.style.opacity).toBe("");
  expect(animate).not.toHaveBeenCalled();
});

test("a block that was passed is hidden no more (row 25)", async () => {
  open("default");
  await report(below());
  await report(-500);
  expect(block.style.opacity).toBe("");
});

test("under reduced motion no block is watched (row 25)", () => {
  fakeMedia(reducedMotion);
  open("default");
  expect(observer.optionsFor(block)).toEqual([]);
});
