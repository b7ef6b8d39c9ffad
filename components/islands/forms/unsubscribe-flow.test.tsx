import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { UnsubscribeFlow } from "@/components/islands/forms/unsubscribe-flow";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { goHome } from "@/lib/navigation/go-home";
import { fakeMail } from "@/lib/testing/fake-mail";

jest.mock("@/lib/navigation/go-home", () => ({ goHome: jest.fn() }));

const done =
  "You have been successfully unsubscribed. Please allow 7\u201310 days for your information to be fully removed.";
const flow = <UnsubscribeFlow removalTime={facts.removalTime} phone={company.phone} />;
let mail: ReturnType<typeof fakeMail>;

function open(query: string) {
  window.history.replaceState(null, "", `/unsubscribe${query}`);
  return render(flow);
}
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

beforeEach(() => {
  jest.mocked(goHome).mockReset();
  mail = fakeMail();
});
afterEach(() => jest.restoreAllMocks());

test.each(["", "?email=", "?email=%20", "?Email=a@x.com"])(
  "with %j there is no address, and the way leads home (rows 157, 168)",
  (query) => {
    open(query);
    expect(heading()).toBe("Unsubscribe");
    expect(screen.getByText("Error: No email provided.")).toBeVisible();
    expect(buttons()).toEqual(["Go Home"]);
    press("Go Home");
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(mail.calls).toEqual([]);
  },
);

test("an address is shown with the question, and nothing is sent yet (rows 158-160)", () => {
  open("?email=a+b@x.com");
  expect(heading()).toBe("We're sorry to see you go!");
  expect(screen.getByText("a+b@x.com")).toBeVisible();
  expect(screen.getByText(/promotional updates, offers and news will stop/)).toBeVisible();
  expect(buttons()).toEqual(["Yes, unsubscribe me", "No, keep me subscribed"]);
  expect(mail.calls).toEqual([]);
});

test("a hostile address is shown as text, apart from its neighbours (row 158; F38)", () => {
  const hostile = '<img src=x onerror="alert(1)">\u202e';
  const { container } = open(`?email=${encodeURIComponent(hostile)}`);
  expect(screen.getByText(hostile).tagName).toBe("BDI");
  expect(container.querySelector("img")).toBeNull();
});

test("the served page shows neither the question nor the error (row 157)", () => {
  const served = renderToString(flow);
  expect(served).not.toContain("No email provided");
  expect(served).not.toContain("sorry to see you go");
});

test("'No, keep me subscribed' goes back one page (row 161)", () => {
  const back = jest.spyOn(window.history, "back").mockImplementation(() => {});
  jest.spyOn(window.history, "length", "get").mockReturnValue(2);
  open("?email=a@x.com");
  press("No, keep me subscribed");
  expect(back).toHaveBeenCalledTimes(1);
  expect(goHome).not.toHaveBeenCalled();
  expect(mail.calls).toEqual([]);
});

test("in a tab opened from a mail it goes home (row 161)", () => {
  const back = jest.spyOn(window.history, "back").mockImplementation(() => {});
  jest.spyOn(window.history, "length", "get").mockReturnValue(1);
  open("?email=a@x.com");
  press("No, keep me subscribed");
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
});

test("Yes sends the address, says so, and is done (rows 162, 163, 165, 169, 189)", async () => {
  open("?email=a+b@x.com");
  press("Yes, unsubscribe me");
  expect(screen.getByRole("status")).toHaveTextContent(/^Processing\u2026 please wait\.$/);
  expect(buttons()).toEqual([]);
  expect(mail.calls).toEqual([{ path: "/unsubscribe-smart-heat", body: { email: "a+b@x.com" } }]);
  await mail.answer(200);
  expect(screen.getByRole("status")).toHaveTextContent(done);
  expect(buttons()).toEqual(["Resubscribe", "Back to Home"]);
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("three presses in one task send once (row 162; F23)", async () => {
  open("?email=a@x.com");
  const yes = screen.getByRole("button", { name: "Yes, unsubscribe me" });
  for (let turn = 0; turn < 3; turn += 1) fireEvent.click(yes);
  await mail.answer(200);
  expect(mail.calls).toHaveLength(1);
});

test.each([
  ["the server's words", { error: "No such subscriber" }, "No such subscriber"],
  ["the fallback", "<html>", "Unsubscribe failed. Please try again later."],
])("a refusal shows %s and only the way home (rows 164, 168)", async (_what, body, words) => {
  open("?email=a@x.com");
  press("Yes, unsubscribe me");
  await mail.answer(500, body);
  expect(screen.getByRole("alert").textContent).toBe(words);
  expect(buttons()).toEqual(["Back to Home"]);
  press("Back to Home");
  expect(goHome).toHaveBeenCalledTimes(1);
});

test("a failing network shows the fallback, not the browser's words (row 164; F36)", async () => {
  open("?email=a@x.com");
  press("Yes, unsubscribe me");
  await mail.fail("Failed to fetch");
  expect(screen.getByRole("alert").textContent).toBe("Unsubscribe failed. Please try again later.");
});

async function unsubscribed() {
  open("?email=a+b@x.com");
  press("Yes, unsubscribe me");
  await mail.answer(200);
  press("Resubscribe");
}

test("Resubscribe sends to the subscribe path and is gone afterwards (rows 165, 166, 190)", async () => {
  await unsubscribed();
  expect(screen.getByRole("status")).toHaveTextContent("Processing\u2026 please wait.");
  expect(mail.calls[1]).toEqual({ path: "/subscribe-smart-heat", body: { email: "a+b@x.com" } });
  await mail.answer(200);
  expect(screen.getByRole("status").textContent).toBe("You've been resubscribed!");
  expect(buttons()).toEqual(["Back to Home"]);
});

test.each([
  [{ error: "Try tomorrow" }, "Try tomorrow"],
  ["", "Resubscribe failed. Please try again."],
])("a refused resubscription with the body %j reads %s (rows 167, 168)", async (body, words) => {
  await unsubscribed();
  await mail.answer(400, body);
  expect(screen.getByRole("alert").textContent).toBe(words);
  expect(buttons()).toEqual(["Back to Home"]);
});

test("a resubscription that the network swallows shows its own fallback (row 167; F36)", async () => {
  await unsubscribed();
  await mail.fail("Failed to fetch");
  expect(screen.getByRole("alert").textContent).toBe("Resubscribe failed. Please try again.");
});

test("the second half of a double tap on Yes does not sign up again; a later press does (rows 165, 166)", async () => {
  open("?email=a@x.com");
  const tap = (name: string, at: object) =>
    fireEvent.click(screen.getByRole("button", { name }), { detail: 1, ...at });
  tap("Yes, unsubscribe me", { clientX: 100, clientY: 300 });
  await mail.answer(200);
  tap("Resubscribe", { clientX: 104, clientY: 298 });
  expect(mail.calls).toHaveLength(1);
  tap("Resubscribe", { clientX: 104, clientY: 360 });
  expect(mail.calls).toHaveLength(2);
});
