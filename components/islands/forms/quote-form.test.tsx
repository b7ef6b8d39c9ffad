import { fireEvent, render, screen } from "@testing-library/react";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { replyPromise } from "@/content/promises";
import { formWords } from "@/content/words/forms";
import { labels, quoteFields } from "@/lib/forms/quote";
import { holdFetch } from "@/lib/testing/hold-fetch";

const { hints } = formWords;
const typed = ["name", "email", "phone", "service", "message"] as const;

let mail: ReturnType<typeof holdFetch>;
const show = (place: "home" | "contact", onSuccess?: (answer: unknown) => void) =>
  render(
    <QuoteForm
      {...{ place, onSuccess }}
      buttonText="Send"
      phone={company.phone}
      promise={replyPromise}
      replyTime={facts.replyTime}
    />,
  );
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const choose = (value: string) => fireEvent.change(field(labels.service), { target: { value } });
const press = (init?: MouseEventInit) =>
  fireEvent.click(screen.getByRole("button", { name: "Send" }), init);
function fill() {
  const values: Partial<Record<string, string>> = {
    name: "J",
    email: "a+b@x.com",
    message: "Two\nlines",
  };
  for (const { name: each, type: kind } of quoteFields) {
    if (kind === "select") choose("heating");
    else if (kind !== "checkbox") type(labels[each], values[each] ?? "1");
  }
}

beforeEach(() => {
  sessionStorage.clear();
  mail = holdFetch();
});

test.each([
  ["home", ["name", "phone"]],
  ["contact", ["name", "phone", "message"]],
] as const)("%s refuses %j of nothing but spaces (rows 93, 105-107)", (place, names) => {
  show(place);
  fill();
  for (const name of names) type(labels[name], " ");
  press();
  for (const name of names) expect(field(labels[name])).toHaveAccessibleDescription(hints[name]);
  expect(field(labels.name)).toHaveFocus();
  expect(mail.asked).toEqual([]);
});

test.each([
  ["an acceptance", 204, formWords.sent.contact],
  ["a refusal", 500, "Mail server is down"],
])(
  "the second click of a double click changes nothing about %s (row 96)",
  async (_, status, says) => {
    show("contact");
    fill();
    press({ detail: 1 });
    await mail.answer(status, { error: "Mail server is down" });
    press({ detail: 2 });
    // A slower one finds the thanks beside an empty form.
    if (status === 204) press({ detail: 1 });
    expect(screen.getByText(says)).toBeVisible();
    for (const name of typed) expect(screen.queryByText(hints[name])).not.toBeInTheDocument();
    expect(mail.asked).toHaveLength(1);
  },
);

test("while it is on its way the form says so, and what is added meanwhile stays (rows 95, 96)", async () => {
  show("home");
  fill();
  press();
  const sending = screen.getByRole("button", { name: formWords.sending });
  expect(sending).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText(formWords.onItsWay)).toHaveRole("generic");
  fireEvent.click(sending);
  fireEvent.submit(sending);
  expect(mail.asked).toHaveLength(1);
  expect(sending.closest("form")).toHaveAttribute("aria-busy", "true");
  type(labels.message, "Two lines, and more");
  await mail.answer(200);
  expect(field(labels.message)).toHaveValue("Two lines, and more");
  expect(field(labels.name)).toHaveValue("J");
  expect(screen.getByRole("button", { name: "Send" })).not.toHaveAttribute("aria-disabled");
});
