import { act, fireEvent, render, screen } from "@testing-library/react";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { company } from "@/content/company";
import { replyPromise } from "@/content/promises";
import { fakeMail } from "@/lib/testing/fake-mail";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const offer = "We kept what you typed.";

async function show(place: "home" | "contact", query = "") {
  window.history.replaceState(null, "", `/contact${query}`);
  const page = render(
    <QuoteForm place={place} buttonText="Send" phone={company.phone} promise={replyPromise} />,
  );
  await act(async () => {});
  return page;
}

let mail: ReturnType<typeof fakeMail>;
beforeEach(() => {
  sessionStorage.clear();
  mail = fakeMail();
});
afterEach(() => jest.restoreAllMocks());

test("what was typed is there again after a reload, and the page says so (row 99)", async () => {
  const { unmount } = await show("home");
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  type("Name", "Jane");
  fireEvent.input(field("Service"), { target: { value: "cooling" } });
  fireEvent.click(screen.getByRole("checkbox"));
  unmount();
  await show("home");
  expect(screen.getByText(offer)).toBeVisible();
  expect(field("Name")).toHaveValue("Jane");
  expect(field("Service")).toHaveValue("cooling");
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

test("one press discards the draft for good (row 97)", async () => {
  const { unmount } = await show("home");
  type("Name", "Jane");
  unmount();
  const again = await show("home");
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  expect(field("Name")).toHaveValue("");
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  again.unmount();
  await show("home");
  expect(field("Name")).toHaveValue("");
});

test("a failed send keeps the draft, a successful one ends it (rows 97, 99)", async () => {
  const first = await show("contact", "?service=heating");
  for (const label of ["Name", "Phone", "Message"]) type(label, "x");
  type("Email", "a@b.c");
  fireEvent.click(screen.getByRole("button"));
  await mail.fail("Failed to fetch");
  first.unmount();
  await show("contact");
  expect(field("Email")).toHaveValue("a@b.c");
  expect(field("Service")).toHaveValue("heating");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await mail.answer(200);
  expect(mail.calls).toHaveLength(2);
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
});

test("contact takes service and code from our own links, and a success empties both (rows 92, 97, 138)", async () => {
  await show("contact", "?service=heating&promo=SUMMERAC");
  expect(field("Service")).toHaveValue("heating");
  expect(field("Message")).toHaveValue("I would like to use the code SUMMERAC. ");
  for (const label of ["Name", "Phone"]) type(label, "x");
  type("Email", "a@b.c");
  fireEvent.click(screen.getByRole("button"));
  await mail.answer(200);
  expect(mail.calls[0]?.body).toMatchObject({
    service: "heating",
    message: "I would like to use the code SUMMERAC. ",
  });
  expect(field("Service")).toHaveValue("");
  expect(field("Message")).toHaveValue("");
});

test("home reads no query (row 205)", async () => {
  await show("home", "?service=heating&promo=SUMMERAC");
  expect(field("Service")).toHaveValue("");
  expect(field("Message")).toHaveValue("");
});

test("a visitor who is offline reads it before sending, and no longer than it is so (F9, F10)", async () => {
  const words = "You're offline. Your request is saved on this device and not sent yet.";
  const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await show("home");
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  line.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(words)).toHaveAttribute("role", "status");
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(mail.calls).toEqual([]);
});
