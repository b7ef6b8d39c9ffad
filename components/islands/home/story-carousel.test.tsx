import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Stories } from "@/components/sections/stories";
import { testimonials } from "@/content/testimonials";
import { setPaused } from "@/lib/motion/motion-pause";
import { fakeMedia, fakeObserver, reducedMotion } from "@/lib/testing/fake-window";

type Options = { on: { slideChange: (swiper: { realIndex: number }) => void } };
const swiper = {
  slideNext: jest.fn(),
  slidePrev: jest.fn(),
  slideToLoop: jest.fn(),
  destroy: jest.fn(),
  autoplay: { start: jest.fn(), stop: jest.fn() },
};
const construct = jest.fn<void, [Element, Options]>();
jest.mock("swiper", () => ({
  __esModule: true,
  default: class {
    constructor(element: Element, options: Options) {
      construct(element, options);
      return swiper;
    }
  },
}));
jest.mock("swiper/modules", () => ({ Autoplay: "the autoplay module" }));

let observer: ReturnType<typeof fakeObserver>;
const stories = <Stories heading="What customers tell us" testimonials={testimonials} />;
const row = () => document.querySelector<HTMLElement>(".swiper")!;
const button = (name: string) => screen.getByRole("button", { name });
const dots = () => screen.getAllByRole("button", { name: /^Go to slide \d$/ });
const press = async (name: string) => act(async () => fireEvent.click(button(name)));
const arrive = () => observer.see(row());
const show = async () => {
  const page = render(stories);
  await arrive();
  return page;
};

beforeEach(() => {
  jest.clearAllMocks();
  fakeMedia();
  observer = fakeObserver();
  act(() => setPaused(false));
});

test("five stories with name, age and words are in the served HTML, with buttons and dots (rows 145, 146, 208)", () => {
  const served = document.createElement("div");
  served.innerHTML = renderToString(stories);
  const slides = within(served).getAllByRole("group");
  expect(slides).toHaveLength(5);
  testimonials.forEach(({ name, timeAgo, testimonial }, index) => {
    for (const words of [name, timeAgo, testimonial])
      expect(slides[index]).toHaveTextContent(words);
  });
  for (const name of ["Previous slide", "Next slide", /^Go to slide/]) {
    for (const each of within(served).getAllByRole("button", { name })) expect(each).toBeDisabled();
  }
});

test("Swiper comes as the section approaches, and not before (row 208)", async () => {
  render(stories);
  expect(construct).not.toHaveBeenCalled();
  expect(observer.optionsFor(row())).toContainEqual(
    expect.objectContaining({ rootMargin: "600px 0px" }),
  );
  await arrive();
  expect(construct).toHaveBeenCalledTimes(1);
});

test("one story at a time, 30 px apart, looping every 3500 ms, speed and swipes as Swiper has them (rows 146-148)", async () => {
  await show();
  expect(construct).toHaveBeenCalledWith(row(), {
    modules: ["the autoplay module"],
    slidesPerView: 1,
    spaceBetween: 30,
    initialSlide: 0,
    loop: true,
    resizeObserver: false,
    loopPreventsSliding: false,
    autoplay: { delay: 3500, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { slideChange: expect.any(Function) },
  });
});

test("arrows and five dots lead to the stories (row 146)", async () => {
  await show();
  await press("Next slide");
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
  await press("Previous slide");
  expect(swiper.slidePrev).toHaveBeenCalledTimes(1);
  expect(dots()).toHaveLength(5);
  await press("Go to slide 4");
  expect(swiper.slideToLoop).toHaveBeenCalledWith(3);
});

test("a press before Swiper is there brings it, and counts (rows 146, 208)", async () => {
  render(stories);
  expect(construct).not.toHaveBeenCalled();
  await press("Next slide");
  expect(construct).toHaveBeenCalledTimes(1);
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
});

test("the dot of the story shown is marked, and the others are inert (row 146; F39)", async () => {
  await show();
  act(() => construct.mock.lastCall?.[1].on.slideChange({ realIndex: 2 }));
  expect(dots().map((dot) => dot.getAttribute("aria-current"))).toEqual([
    null,
    null,
    "true",
    null,
    null,
  ]);
  const slides = screen.getAllByRole("group", { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});

test("a visitor can stop the rotation and start it again (row 147; F39)", async () => {
  await show();
  expect(row().querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
  fireEvent.click(button("Stop slide rotation"));
  expect(swiper.autoplay.stop).toHaveBeenCalled();
  expect(row().querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
  swiper.autoplay.start.mockClear();
  fireEvent.click(button("Start slide rotation"));
  expect(swiper.autoplay.start).toHaveBeenCalled();
});

test("out of sight the stories rest (row 147)", async () => {
  await show();
  swiper.autoplay.stop.mockClear();
  await observer.see(row(), false);
  expect(swiper.autoplay.stop).toHaveBeenCalled();
  swiper.autoplay.start.mockClear();
  await observer.see(row());
  expect(swiper.autoplay.start).toHaveBeenCalled();
});

test("focus from the keyboard stops the rotation for good (row 147; F39)", async () => {
  await show();
  swiper.autoplay.start.mockClear();
  act(() => button("Next slide").focus());
  expect(swiper.autoplay.stop).toHaveBeenCalled();
  act(() => button("Next slide").blur());
  expect(swiper.autoplay.start).not.toHaveBeenCalled();
  expect(button("Start slide rotation")).toBeEnabled();
});

test("under reduced motion nothing rotates (row 147)", async () => {
  fakeMedia(reducedMotion);
  await show();
  expect(swiper.autoplay.stop).toHaveBeenCalled();
  expect(swiper.autoplay.start).not.toHaveBeenCalled();
});

test("leaving the page ends Swiper (row 208)", async () => {
  const { unmount } = await show();
  await act(async () => unmount());
  expect(swiper.destroy).toHaveBeenCalledTimes(1);
});

test("without Swiper the controls scroll the row of stories, around both ends (rows 146, 208; F44)", async () => {
  jest.resetModules();
  jest.doMock("@/lib/motion/carousel", () => {
    throw new Error("Loading chunk failed");
  });
  await show();
  Object.defineProperty(row(), "scrollWidth", { value: 5000 });
  row().scrollTo = jest.fn(
    ({ left = 0 }: ScrollToOptions = {}) => (row().scrollLeft = left),
  ) as never;
  const reached: number[] = [];
  for (const name of ["Next slide", "Go to slide 5", "Next slide", "Previous slide"]) {
    await press(name);
    reached.push(row().scrollLeft / 1000);
  }
  expect(reached).toEqual([1, 4, 0, 4]);
});
