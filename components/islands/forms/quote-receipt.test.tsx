import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { QuoteForm } from "@/components/islands/forms/quote-form";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { formWords } from "@/content/words/forms";
import { receiptWords } from "@/content/words/receipt";
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
const refuse = async () => ({ ok: false, status: 500, json: async () => ({}) });
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

test.each(["{}", "[null]", '"x"', '[{"content":null,"time":1}]'])(
  "a form whose receipts are spoiled in the storage, as %s, has none",
  (spoiled) => {
    sessionStorage.setItem("quote-receipts", spoiled);
    show();
    expect(receipts()).toEqual([]);
  },
);

test("it is printed and saved as it stands", async () => {
  Object.assign(window, { print: jest.fn() });
  const make = jest.fn<string, [Blob]>(() => "blob:copy");
  Object.assign(URL, { createObjectURL: make });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  show();
  await send("Jane", accept);
  expect(screen.getByText(labels.subscribe, { selector: "dt" })).toBeInTheDocument();
  press(receiptWords.print);
  expect(window.print).toHaveBeenCalledTimes(1);
  press(receiptWords.save);
  expect(saved).toEqual([receiptWords.file]);
  expect(make.mock.calls[0]?.[0]).toHaveProperty("type", "text/plain");
});
