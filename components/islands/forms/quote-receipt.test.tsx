import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { formWords } from "@/content/words/forms";
import { receiptWords } from "@/content/words/receipt";
import * as timings from "@/lib/timings";
import { labels } from "@/lib/forms/quote";

const { replyTime } = facts;
const show = () =>
  render(
    <QuoteForm
      {...{ place: "contact", buttonText: "Send", phone: company.phone, promise: "", replyTime }}
    />,
  );
const typed = { name: "Jane", email: "j@x.com", phone: "630 555", message: "Cold.\nVery." };

/** Fills in a name and the rest, sends it, and has the answer come. */
async function send(name: string, answer: () => Promise<object>) {
  Object.assign(globalThis, { fetch: answer });
  act(() => void jest.advanceTimersByTime(1));
  for (const [each, value] of Object.entries({ ...typed, name })) {
    fireEvent.input(screen.getByLabelText(labels[each as keyof typeof typed]), {
      target: { value },
    });
  }
  fireEvent.change(screen.getByLabelText(labels.service), { target: { value: "heating" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
}
const accept = async () => ({ ok: true, json: async () => ({}) });
const refuse = async () => ({ ok: false, json: async () => ({}) });
const breakOff = () => Promise.reject(new TypeError("Failed to fetch"));

const receipts = () => screen.queryAllByRole("region");
const names = () =>
  receipts().map((each) => within(each).getAllByRole("definition")[0]?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 17, 21) });
});
afterEach(() => jest.useRealTimers());

test("what was sent, when, and what comes next stay when the message has gone, also in the next page, until they are removed", async () => {
  const { unmount } = show();
  expect(receipts()).toEqual([]);
  await send("Jane", accept);
  expect(screen.getByText(receiptWords.told)).toHaveRole("status");
  act(() => void jest.advanceTimersByTime(timings.statusMessage));
  expect(screen.queryByText(formWords.sent.contact)).toBeNull();
  unmount();
  show();
  // Told once.
  expect(screen.queryByText(receiptWords.told)).toBeNull();
  const receipt = screen.getByRole("region", { name: receiptWords.arrived });
  expect(receipt).toHaveTextContent(receiptWords.next.split("{")[0] + replyTime);
  expect(receipt).toHaveTextContent(/Thursday, November 26, 2026 at 5:21.PM/);
  expect(within(receipt).getByRole("link")).toHaveAttribute("href", `tel:${company.phone.e164}`);
  const values = within(receipt)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  expect(values).toEqual([typed.name, typed.email, typed.phone, "Heating", typed.message]);

  press(receiptWords.remove);
  expect(receipts()).toEqual([]);
  expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  unmount();
  show();
  expect(receipts()).toEqual([]);
});

test("one that nobody can confirm says what to do and gives way to the next; one that arrived stays, and a refusal leaves none", async () => {
  show();
  await send("First", accept);
  await send("Lost", breakOff);
  const lost = screen.getByRole("region", { name: receiptWords.unknown });
  expect(lost).toHaveTextContent(formWords.unconfirmed.split("{")[0] ?? "");
  expect(names()).toEqual(["Lost", "First"]);
  await send("Second", refuse);
  expect(screen.queryByText(receiptWords.told)).toBeNull();
  expect(names()).toEqual(["Lost", "First"]);
  await send("Second", accept);
  expect(screen.getByText(receiptWords.told)).toBeInTheDocument();
  expect(names()).toEqual(["Second", "First"]);
});

test("a page that the browser kept shows on Back what was sent since; a spoiled storage shows nothing", async () => {
  show();
  await send("Jane", accept);
  const kept = sessionStorage.getItem("quote-receipts") ?? "";
  const comeBack = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  sessionStorage.setItem("quote-receipts", "spoiled");
  comeBack();
  expect(receipts()).toEqual([]);
  sessionStorage.setItem("quote-receipts", kept);
  comeBack();
  expect(names()).toEqual(["Jane"]);
});

test("it is printed and saved as it stands", async () => {
  Object.assign(window, { print: jest.fn() });
  const make = jest.fn<string, [Blob]>(() => "blob:copy");
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: jest.fn() });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  show();
  await send("Jane", accept);
  press(receiptWords.print);
  expect(window.print).toHaveBeenCalledTimes(1);
  press(receiptWords.save);
  expect(saved).toEqual([receiptWords.file]);
  expect(make.mock.calls[0]?.[0]).toHaveProperty("type", "text/plain");
});
