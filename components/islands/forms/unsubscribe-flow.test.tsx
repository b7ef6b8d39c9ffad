import { act, fireEvent, render, screen } from "@testing-library/react";
import { UnsubscribeFlow } from "@/components/islands/forms/unsubscribe-flow";
import { company } from "@/content/company";
import { mailFailed } from "@/content/words/mail";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { holdFetch } from "@/lib/testing/hold-fetch";

let mail: ReturnType<typeof holdFetch>;

const show = (query: string) => {
  window.history.replaceState(null, "", query);
  return render(
    <UnsubscribeFlow removalTime="a week" phone={company.phone} writeTo={company.email} />,
  );
};
const button = (name: string) => screen.queryByRole("button", { name });
const press = (name: string, at: MouseEventInit = {}) =>
  fireEvent.click(screen.getByRole("button", { name }), at);
const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  sessionStorage.clear();
  mail = holdFetch();
});

test("two presses in one moment send one goodbye", () => {
  show("?email=a@b.com");
  const yes = screen.getByRole("button", { name: unsubscribeWords.yes });
  act(() => {
    yes.click();
    yes.click();
  });
  expect(mail.asked).toHaveLength(1);
});

test("the second half of a double tap neither signs up again nor leaves again", async () => {
  show("?email=a@b.com");
  press(unsubscribeWords.yes, { detail: 1 });
  await mail.answer(200);
  press(unsubscribeWords.resubscribe, { detail: 1 });
  expect(mail.asked).toHaveLength(1);
});

test.each([
  ["with the server's words", () => mail.answer(500, { error: "Try on Monday" }), "Try on Monday"],
  ["with ours where it has none", () => mail.answer(500), mailFailed.unsubscribe],
  ["with ours where the line breaks", () => mail.breakOff(), mailFailed.unsubscribe],
])(
  "a goodbye that fails says so %s, and leads home only (rows 164, 168)",
  async (_how, fail, words) => {
    show("?email=a@b.com");
    press(unsubscribeWords.yes);
    await fail();
    expect(screen.getByRole("alert").textContent).toBe(words);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(heading()).toHaveFocus();
    expect(screen.getAllByRole("button")).toEqual([button(unsubscribeWords.backHome)]);
  },
);

test("a return that the line breaks is answered in its own words", async () => {
  show("?email=a@b.com");
  press(unsubscribeWords.yes);
  await mail.answer(200);
  press(unsubscribeWords.resubscribe);
  await mail.breakOff();
  expect(screen.getByRole("alert").textContent).toBe(mailFailed.resubscribe);
});

test.each([
  ["a request that arrived", () => mail.answer(200), unsubscribeWords.receipts.unsubscribed],
  ["one that nobody can confirm", () => mail.breakOff(), unsubscribeWords.receipts.unknown],
])(
  "%s is still named when the page is loaded again, for this address only",
  async (_, end, say) => {
    const { unmount } = show("?email=a@b.com");
    press(unsubscribeWords.yes);
    await end();
    const [before = ""] = say("|").split("|");
    expect(screen.getByText(before, { exact: false })).toBeVisible();
    unmount();
    const again = show("?email=a@b.com");
    expect(screen.getByText(before, { exact: false })).toBeVisible();
    again.unmount();
    show("?email=c@d.com");
    expect(screen.queryByText(before, { exact: false })).toBeNull();
  },
);
