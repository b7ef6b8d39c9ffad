import { fireEvent, render, screen } from "@testing-library/react";
import { StoryControls } from "@/components/islands/home/story-controls";
import { storyWords } from "@/content/words/stories";

const carousel = {
  next: jest.fn(),
  previous: jest.fn(),
  show: jest.fn(),
  rotate: jest.fn(),
  end: jest.fn(),
};
const onToggle = jest.fn();
const show = (stopped: boolean) =>
  render(
    <StoryControls
      {...{ count: 3, current: 1, stopped, onToggle }}
      carousel={{ current: carousel }}
    />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("each control turns the stories its own way, and the dot of the one shown is current", () => {
  show(false);
  press(storyWords.previous);
  expect(carousel.previous).toHaveBeenCalledTimes(1);
  press(storyWords.next);
  expect(carousel.next).toHaveBeenCalledTimes(1);
  press(storyWords.goTo(3));
  expect(carousel.show.mock.calls).toEqual([[2]]);
  const current = screen.getAllByRole("button", { current: true });
  expect(current).toEqual([screen.getByRole("button", { name: storyWords.goTo(2) })]);
  expect(screen.queryByRole("button", { name: storyWords.goTo(4) })).toBeNull();
});

test.each([
  [false, storyWords.stop],
  [true, storyWords.start],
])("the first control says what it does where the stories stand still: %s", (stopped, name) => {
  show(stopped);
  expect(screen.getAllByRole("button")[0]).toBe(screen.getByRole("button", { name }));
  press(name);
  expect(onToggle).toHaveBeenCalledTimes(1);
  onToggle.mockClear();
});

test("before the stories can turn, a control does nothing", () => {
  const ref = { current: undefined };
  render(<StoryControls {...{ count: 3, current: 1, stopped: false, onToggle }} carousel={ref} />);
  press(storyWords.next);
  press(storyWords.goTo(3));
  expect(takeConsoleErrors()).toEqual([]);
});
