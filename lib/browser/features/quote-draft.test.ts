import { start } from "@/lib/browser/features/quote-draft";
import { keepDraft, sendDraft, sentKey } from "@/lib/forms/draft";

const tellOfSend = () => dispatchEvent(new StorageEvent("storage", { key: sentKey }));

test("on Back a browser may put in what was sent: that goes, and nothing else does", () => {
  const fields = "<input name=name><input name=subscribe type=checkbox checked>";
  const sent = { name: "Ann", subscribe: false };
  const comeBackTo = (name: string, receipts: object) => {
    document.body.innerHTML = `<form data-draft>${fields}</form>`;
    sessionStorage.setItem("quote-receipts", JSON.stringify(receipts));
    start();
    const [field, box] = document.querySelectorAll("input");
    field!.value = name;
    box!.checked = false;
    dispatchEvent(new PageTransitionEvent("pageshow"));
    return [field!.value, box!.checked];
  };
  expect(comeBackTo("Ann", [{ content: sent }])).toEqual(["", true]);
  expect(comeBackTo("Joe", [{ content: sent }])).toEqual(["Joe", false]);
  expect(comeBackTo("Joe", {})).toEqual(["Joe", false]);
  keepDraft(document.querySelector("form")!);
  expect(comeBackTo("Ann", [{ content: sent }])).toEqual(["Joe", false]);
  sessionStorage.clear();
});

test("another tab's send empties a form that holds a copy of what was sent, and no other; a page that is left keeps what nobody told of (F29)", () => {
  document.body.innerHTML = "<form data-draft><textarea name=message></textarea></form>";
  const form = document.querySelector("form")!;
  const message = form.querySelector("textarea")!;
  start();

  // Filled in by a URL, or typed where nothing can be stored: no draft is kept of it.
  message.value = "Please apply code COOL15.";
  tellOfSend();
  expect(message).toHaveValue("Please apply code COOL15.");

  keepDraft(form);
  const copy = sessionStorage.getItem("quote-draft") ?? "";
  sendDraft(form)("arrived");
  sessionStorage.setItem("quote-draft", copy);
  tellOfSend();
  expect(message).toHaveValue("");

  // What is filled in without an event is kept as the page is left.
  const leave = () => dispatchEvent(new Event("pagehide"));
  leave();
  expect(sessionStorage.getItem("quote-draft")).toBeNull();
  message.value = "Filled in.";
  leave();
  expect(sessionStorage.getItem("quote-draft")).toContain("Filled in.");
});
