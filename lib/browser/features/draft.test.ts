import { start } from "@/lib/browser/features/draft";
import { start as startPrefill } from "@/lib/browser/features/prefill";
import { clearDraft, keepDraft, sendDraft, sentKey } from "@/lib/forms/draft";

const tellOfSend = () => dispatchEvent(new StorageEvent("storage", { key: sentKey }));

const came = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
beforeEach(() => {
  sessionStorage.clear();
  came("navigate");
});

// First: those below go back, and their listeners stay.
test("what a password manager fills in while the page loads outlasts an older draft", () => {
  document.body.innerHTML = "<form data-draft><input name=name><input name=email></form>";
  const [, email] = document.querySelectorAll("input");
  keepDraft(document.querySelector("form")!);
  start();
  email!.value = "jo@x.com";
  dispatchEvent(new PageTransitionEvent("pageshow"));
  expect(email).toHaveValue("jo@x.com");
});

test("on Back a browser may put in what was sent or discarded, or an older text: that goes, and nothing else does", () => {
  const fields = "<input name=name value=''><input name=subscribe type=checkbox checked>";
  /** The browser restores the fields as it parses (Firefox), or later (Chrome). */
  const comeBackTo = (name: string, early: boolean) => {
    document.body.innerHTML = `<form data-draft>${fields}</form>`;
    const [field, box] = document.querySelectorAll("input");
    const restore = () => {
      field!.value = name;
      box!.checked = false;
    };
    if (early) restore();
    start();
    restore();
    dispatchEvent(new PageTransitionEvent("pageshow"));
    return [field!.value, box!.checked];
  };
  for (const early of [true, false]) {
    came("back_forward");
    // Nothing could be kept.
    sessionStorage.clear();
    expect(comeBackTo("Joe", early)).toEqual(["Joe", false]);
    keepDraft(document.querySelector("form")!);
    expect(comeBackTo("Jo", early)).toEqual(["Joe", false]);
    clearDraft();
    expect(comeBackTo("Jo", early)).toEqual(["", true]);
    // Typed before this script was there.
    came("navigate");
    expect(comeBackTo("Jane", true)).toEqual(["Jane", false]);
    expect(sessionStorage.getItem("quote-draft")).toContain("Jane");
  }
});

test("what was typed before, an address's words and a send under way outlast an older draft as the page is shown", () => {
  const service = "<select name=service><option value=''><option>heating</select>";
  document.body.innerHTML = `<p data-draft-note data-prefill={} hidden></p><form data-draft><input name=name>${service}<textarea name=message></textarea></form>`;
  const served = document.body.innerHTML;
  const form = () => document.querySelector("form")!;
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const show = (persisted = false) =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

  // A letter that was typed and deleted has left a draft without a word.
  keepDraft(form());
  history.replaceState(null, "", "/contact?promo=COOL20&service=heating");
  startPrefill();
  start();
  show();
  expect([field("message").value, field("service").value]).toEqual([
    expect.stringContaining("COOL20"),
    "heating",
  ]);
  keepDraft(form(), { guess: "heating" });
  field("service").dispatchEvent(new Event("change", { bubbles: true }));
  expect(sessionStorage.getItem("quote-draft")).not.toContain("guess");

  history.replaceState(null, "", "/contact");
  document.body.innerHTML = served;
  field("name").value = "Jane";
  keepDraft(form());
  field("name").value = "Joe";
  start();
  show();
  expect(field("name")).toHaveValue("Joe");

  sendDraft(form());
  form().setAttribute("aria-busy", "true");
  show(true);
  expect(document.querySelector("[data-draft-note]")).not.toBeVisible();
  expect(sessionStorage.getItem("quote-draft")).toContain("unknown");
});

test("another tab's send empties a form that holds a copy of what was sent, and no other (F29)", () => {
  document.body.innerHTML = "<form data-draft><textarea name=message></textarea></form>";
  const form = document.querySelector("form")!;
  const message = form.querySelector("textarea")!;
  start();

  // Filled in by a URL, or typed where nothing can be stored: no draft is kept of it.
  message.value = "Please apply code COOL15.";
  tellOfSend();
  expect(message).toHaveValue("Please apply code COOL15.");

  // As a password manager does it.
  message.dispatchEvent(new Event("change", { bubbles: true }));
  const copy = sessionStorage.getItem("quote-draft") ?? "";
  sendDraft(form)("arrived");
  sessionStorage.setItem("quote-draft", copy);
  // Of what is under way here too nothing is known.
  form.setAttribute("aria-busy", "true");
  tellOfSend();
  expect(message).not.toHaveValue("");
  form.removeAttribute("aria-busy");
  tellOfSend();
  expect(message).toHaveValue("");
});
