import { act, fireEvent, render, screen } from "@testing-library/react";
import { NewsletterForm } from "@/components/islands/forms/newsletter-form";
import { newsletterWords } from "@/content/words/newsletter";
import { holdFetch } from "@/lib/testing/hold-fetch";
import * as timings from "@/lib/timings";

let mail: ReturnType<typeof holdFetch>;
const field = () => screen.getByLabelText(newsletterWords.label);
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const button = () => screen.getByRole("button");

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26) });
  sessionStorage.clear();
  mail = holdFetch();
  render(<NewsletterForm />);
});
afterEach(() => jest.useRealTimers());

test("a wrong address stays marked after its message has gone, until it is right (rows 151, 155)", () => {
  expect(screen.queryByText(newsletterWords.failed)).toBeNull();
  type("a@b");
  fireEvent.click(button());
  expect(screen.getByText(newsletterWords.invalid)).toBeVisible();
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(field()).toHaveAccessibleDescription(newsletterWords.invalid);
  // Nothing was sent, so nothing is said of it while the address is put right.
  type("a@b.com");
  expect(screen.queryByText(newsletterWords.failed)).toBeNull();

  type("a@b");
  fireEvent.click(button());
  act(() => void jest.advanceTimersByTime(timings.statusMessage));
  expect(screen.queryByText(newsletterWords.invalid)).toBeNull();
  expect(field()).toHaveAttribute("aria-invalid", "true");

  type("a@c");
  expect(field()).toHaveAttribute("aria-invalid", "true");
  type("\u00a0a@b.com");
  expect(field()).not.toHaveAttribute("aria-invalid");
  expect(field()).not.toHaveAttribute("aria-describedby");
  expect(mail.asked).toEqual([]);
});

test("an address is sent clean, thanked, and gone from the field, which keeps the focus", async () => {
  expect(field()).not.toHaveAttribute("aria-invalid");
  type("\u00a0Ann <a@\u200bb.com>");
  field().focus();
  fireEvent.click(button());
  expect(button()).toHaveTextContent(newsletterWords.subscribing);
  expect(screen.getByRole("status")).toHaveTextContent(newsletterWords.sending);
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(field()).toHaveAttribute("aria-disabled", "true");
  expect(field()).toHaveAttribute("readonly");
  expect(field()).toHaveFocus();
  // Held, Enter presses once.
  expect(fireEvent.keyDown(field(), { key: "Enter", repeat: true })).toBe(false);
  // A press now does nothing, nor does Enter.
  fireEvent.click(button());
  fireEvent.submit(field());
  expect(button().closest("form")).toHaveAttribute("aria-busy", "true");
  await mail.answer(200);
  expect(mail.asked.map(({ body }) => body)).toEqual(['{"email":"a@b.com"}']);
  expect(screen.getByRole("status")).toHaveTextContent(newsletterWords.subscribed);
  expect(field()).toHaveValue("");
  expect(button()).not.toHaveAttribute("aria-disabled");
  expect(field()).not.toHaveAttribute("readonly");
  expect(button()).toHaveTextContent(newsletterWords.subscribe);
  act(() => void jest.advanceTimersByTime(timings.statusMessage));
  expect(screen.getByText(/^a@b\.com was added .*2026 at /)).toBeVisible();
});
