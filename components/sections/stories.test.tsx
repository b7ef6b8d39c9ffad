import { render, screen } from "@testing-library/react";
import { Stories } from "@/components/sections/stories";

const story = { id: 1, name: "Ann", timeAgo: "a week ago", testimonial: "It is warm again." };
const show = (testimonials: (typeof story)[]) =>
  render(<Stories heading="Stories" label="What they say" testimonials={testimonials} />);

test("one story stands alone, without anything to turn", () => {
  show([story]);
  expect(screen.getByText(story.testimonial)).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("without a story there is no section", () => {
  show([]);
  expect(screen.queryByRole("heading")).toBeNull();
});
