import { act, fireEvent, render, screen } from "@testing-library/react";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { company } from "@/content/company";
import { replyPromise } from "@/content/promises";
import { fakeMail } from "@/lib/testing/fake-mail";

const places = [
  ["home", "Get my free quote", "Thank you! We'll be in touch soon."],
  ["contact", "Submit message", "Thanks! We'll be in touch."],
] as const;
type Place = (typeof places)[number][0];

const typed = {
  name: '"J" <script>alert(1)</script>',
  email: "a+b@x.com",
  phone: "1",
  service: "duct-cleaning",
  message: "Two\nlines 👩🏽‍🔧",
};
const initial = { name: "", email: "", phone: "", service: "", message: "" };

let mail: ReturnType<typeof fakeMail>;
let form: HTMLFormElement;
const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const button = () => screen.getByRole<HTMLButtonElement>("button");
const values = () =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, control(name).value]));
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

function fill() {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(control(name), { target: { value } });
  }
  fireEvent.click(control("subscribe"));
}
function show(place: Place, onSuccess?: (answer: unknown) => void) {
  const buttonText = places.find(([name]) => name === place)?.[1] ?? "";
  const page = render(
    <QuoteForm
      {...{ place, buttonText, onSuccess, phone: company.phone, promise: replyPromise }}
    />,
  );
  form = page.container.querySelector("form")!;
  fill();
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  mail = fakeMail();
});
afterEach(() => jest.useRealTimers());

describe.each(places)("on %s", (place, label, thanks) => {
  test("the quote goes out with six keys, as typed (rows 86, 90, 112, 187, 195)", () => {
    show(place);
    fireEvent.click(button());
    expect(mail.calls).toEqual([
      { path: "/contact-smart-heat", body: { ...typed, subscribe: false } },
    ]);
    expect(Object.keys(mail.calls[0]?.body ?? {})).toEqual([
      "name",
      "email",
      "phone",
      "service",
      "message",
      "subscribe",
    ]);
  });

  test("the button reads 'Sending...' and is off until the answer (rows 28, 96, 108)", async () => {
    show(place);
    fireEvent.click(button());
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button()).toBeDisabled();
    await pass(60_000);
    expect(button()).toBeDisabled();
    await mail.answer(200);
    expect(button()).toHaveTextContent(label);
    expect(button()).toBeEnabled();
  });

  test("a success thanks and sets the form back, the box ticked (rows 97, 98, 110, 111)", async () => {
    show(place);
    fireEvent.click(button());
    await mail.answer(204);
    expect(screen.getByText(thanks).closest("[role]")).toHaveAttribute("role", "status");
    expect(values()).toEqual(initial);
    expect(control("subscribe")).toBeChecked();
    expect(sessionStorage).toHaveLength(0);
  });

  test("the thanks stand at 4,999 ms and are gone at 5,000 (rows 100, 111)", async () => {
    show(place);
    fireEvent.click(button());
    await mail.answer(200);
    await pass(4999);
    expect(screen.getByText(thanks)).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  test("a refusal is shown in the server's words, and every value is kept (rows 99, 111, 192, 196)", async () => {
    show(place);
    fireEvent.click(button());
    await mail.answer(500, { error: "<b>Mail</b> server is down" });
    const said = screen.getByText("<b>Mail</b> server is down");
    expect(said.closest("[role]")).toHaveAttribute("role", "alert");
    expect(said.closest(".status-bad")?.querySelector("svg")).toBeInTheDocument();
    expect(values()).toEqual(typed);
    expect(control("subscribe")).not.toBeChecked();
  });

  test("a refusal without words reads 'Submission failed' (row 192)", async () => {
    show(place);
    fireEvent.click(button());
    await mail.answer(502, "<html>");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Submission failed$/);
  });

  test("a failing network is shown as thrown, with the number beside it (row 193)", async () => {
    show(place);
    fireEvent.click(button());
    await mail.fail("Failed to fetch");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Failed to fetch$/);
    expect(screen.getByText(/Your text is still here/)).toHaveTextContent(company.phone.display);
    await pass(5000);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(values()).toEqual(typed);
  });

  test("a second submission restarts the clock (rows 100, 111)", async () => {
    show(place);
    fireEvent.click(button());
    await mail.fail("first");
    await pass(3000);
    fireEvent.click(button());
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await mail.fail("second");
    await pass(4999);
    expect(screen.getByText("second")).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText("second")).not.toBeInTheDocument();
  });

  test("three submits in one task make one call (row 96; F22-F24)", async () => {
    show(place);
    await act(async () => {
      for (let press = 0; press < 3; press += 1) form.requestSubmit();
    });
    expect(mail.calls).toHaveLength(1);
    await mail.answer(200);
    fill();
    fireEvent.click(button());
    expect(mail.calls).toHaveLength(2);
  });

  test("leaving before the answer breaks nothing (F26)", async () => {
    const { unmount } = show(place);
    fireEvent.click(button());
    unmount();
    await mail.answer(200);
    expect(mail.calls).toHaveLength(1);
  });
});

test("the callback hears the answer (row 194)", async () => {
  const heard = jest.fn();
  show("home", heard);
  fireEvent.click(button());
  await mail.answer(201, { id: 7 });
  expect(heard).toHaveBeenCalledWith({ id: 7 });
});
