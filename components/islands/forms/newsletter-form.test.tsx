import { act, fireEvent, render, screen } from "@testing-library/react";
import { NewsletterForm } from "@/components/islands/forms/newsletter-form";
import { fakeMail } from "@/lib/testing/fake-mail";

let mail: ReturnType<typeof fakeMail>;
const input = () => screen.getByRole("textbox");
const button = () => screen.getByRole("button");
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

function send(email: string) {
  fireEvent.input(input(), { target: { value: email } });
  fireEvent.click(button());
}

beforeEach(() => {
  jest.useFakeTimers();
  mail = fakeMail();
  render(<NewsletterForm />);
});
afterEach(() => jest.useRealTimers());

test("there is one field, an address of its own name and label (rows 62, 149, 156)", () => {
  expect(input()).toHaveAttribute("type", "email");
  expect(input()).toHaveAttribute("name", "newsletter-email");
  expect(input()).toHaveAttribute("autocomplete", "email");
  expect(input()).toBeRequired();
  expect(input()).toHaveAccessibleName();
  expect(button()).toHaveTextContent(/^Subscribe$/);
});

test.each(["", "  ", "abc", "a@b", "a b@c.d", "a@@b.c"])(
  "%j gets our own words and no call (rows 150, 151)",
  async (email) => {
    send(email);
    expect(screen.getByRole("alert")).toHaveTextContent(/^Please enter a valid email\.$/);
    expect(mail.calls).toEqual([]);
    await pass(4999);
    expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
    await pass(1);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  },
);

test("while it is sent, field and button are off and the button says so (rows 152, 188)", async () => {
  send("a+b@x.com");
  expect(button()).toHaveTextContent(/^Subscribing\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(input()).toBeDisabled();
  expect(mail.calls).toEqual([{ path: "/subscribe-smart-heat", body: { email: "a+b@x.com" } }]);
  await mail.answer(200);
  expect(input()).toBeEnabled();
  expect(button()).toHaveTextContent(/^Subscribe$/);
});

test("a success thanks for five seconds and empties the field (rows 153, 155)", async () => {
  send("a@b.c");
  await mail.answer(200);
  expect(screen.getByRole("status")).toHaveTextContent(/^Thanks for subscribing!$/);
  expect(input()).toHaveValue("");
  await pass(4999);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  await pass(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  [{ error: "Already subscribed" }, "Already subscribed"],
  ["<html>", "Subscription failed"],
])(
  "a refusal with the body %j reads %s, and the address is kept (row 154)",
  async (body, words) => {
    send("a@b.c");
    await mail.answer(400, body);
    expect(screen.getByText(words).closest("[role]")).toHaveAttribute("role", "alert");
    expect(input()).toHaveValue("a@b.c");
    await pass(5000);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  },
);

test("a failing network is shown as thrown (row 154)", async () => {
  send("a@b.c");
  await mail.fail("Failed to fetch");
  expect(screen.getByRole("alert")).toHaveTextContent(/^Failed to fetch$/);
  expect(input()).toHaveValue("a@b.c");
});

test("three submits in one task make one call (row 152; F23)", async () => {
  fireEvent.input(input(), { target: { value: "a@b.c" } });
  const form = input().closest("form")!;
  await act(async () => {
    for (let press = 0; press < 3; press += 1) form.requestSubmit();
  });
  expect(mail.calls).toHaveLength(1);
});
