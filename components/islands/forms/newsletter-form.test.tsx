import { act, fireEvent, render, screen } from "@testing-library/react";
import { NewsletterForm } from "@/components/islands/forms/newsletter-form";
import { newsletterWords } from "@/content/words/newsletter";
import * as timings from "@/lib/timings";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a wrong address stays marked after its message has gone, until it is right (rows 151, 155)", () => {
  render(<NewsletterForm />);
  const field = screen.getByLabelText(newsletterWords.label);
  const type = (value: string) => fireEvent.input(field, { target: { value } });

  type("a@b");
  fireEvent.click(screen.getByRole("button", { name: newsletterWords.subscribe }));
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(field).toHaveAccessibleDescription(newsletterWords.invalid);

  act(() => void jest.advanceTimersByTime(timings.statusMessage));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(field).toHaveAccessibleDescription(newsletterWords.invalid);

  type("a@b.com");
  expect(field).not.toHaveAttribute("aria-invalid");
  expect(field).not.toHaveAttribute("aria-describedby");
});
