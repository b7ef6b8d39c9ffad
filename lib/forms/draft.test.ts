import fc from "fast-check";
import {
  clearDraft,
  isSettled,
  keepDraft,
  restoreDraft as restored,
  sendDraft,
  showRestored,
} from "@/lib/forms/draft";

function makeForm(values: Record<string, string> = {}, ticked = true): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="email"><input name="phone">
    <select name="service"><option value="" disabled selected></option><option>heating</option></select>
    <textarea name="message"></textarea><input type="checkbox" name="subscribe" checked>`;
  for (const [name, value] of Object.entries(values)) field(form, name).value = value;
  (field(form, "subscribe") as HTMLInputElement).checked = ticked;
  return form;
}
const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const read = (form: HTMLFormElement) => ({
  ...Object.fromEntries(
    ["name", "email", "phone", "service", "message"].map((name) => [name, field(form, name).value]),
  ),
  subscribe: (field(form, "subscribe") as HTMLInputElement).checked,
});
const typed = {
  ...{ name: '"Jane" <script>', email: "a+b@x.com", phone: "1", service: "heating" },
  message: "Line one\nline two 👩🏽‍🔧",
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const anyText = fc.string({
  unit: fc.oneof(fc.string({ unit: "binary", maxLength: 2 }), fc.constantFrom(..."\n\r\\\"' ")),
});
const ticks = fc.tuple(fc.boolean(), fc.boolean());
const anyValues = fc.record({
  name: anyText,
  email: anyText,
  phone: anyText,
  service: fc.constantFrom("", "heating"),
  message: anyText,
});

test("all that was typed comes back to the letter, and what the visitor typed before that wins (F30)", () => {
  const check = fc.property(anyValues, anyValues, ticks, (values, early, [ticked, stillTicked]) => {
    const form = makeForm(values, ticked);
    const next = makeForm(early, stillTicked);
    const typedBefore = Object.entries(read(next)).filter(([, value]) => value);
    keepDraft(form);
    restored(next);
    expect(read(next)).toEqual({
      ...read(form),
      ...Object.fromEntries(typedBefore),
      // A box that the visitor unticked before is not ticked again.
      subscribe: ticked && stillTicked,
    });
  });
  fc.assert(check);
});

test("what was under way when the page was left, or ended as nobody knows, comes back and says so until it has arrived (row 99; F11)", () => {
  for (const outcome of [undefined, "unknown", "doubtful", "left"] as const) {
    const settle = sendDraft(makeForm(typed));
    if (outcome !== "left") settle(outcome);
    // The browser may have filled it again itself (F26).
    const form = makeForm(outcome && typed);
    expect(restored(form)).toBe("unconfirmed");
    expect(read(form)).toMatchObject(typed);
    expect(restored(makeForm())).toBe("unconfirmed");
  }
});

test("what could not be sent comes back, and says so until it has arrived (row 99)", () => {
  sendDraft(makeForm(typed))("unsent");
  expect(restored(makeForm())).toBe("unsent");
  const form = makeForm();
  expect(restored(form)).toBe("unsent");
  expect(read(form)).toMatchObject(typed);
  keepDraft(form);
  expect(restored(makeForm())).toBe("unsent");
  sendDraft(form)("arrived");
  expect(restored(makeForm())).toBe("none");
  // The first may have arrived, so a refusal of the second does not say that nothing was sent.
  sendDraft(form)("unknown");
  sendDraft(form)("unsent");
  expect(restored(makeForm())).toBe("unconfirmed");
});

test("a draft that was discarded meanwhile stays so, however its send ends (row 97)", () => {
  for (const outcome of ["arrived", "unsent", "unknown"] as const) {
    const settle = sendDraft(makeForm(typed));
    clearDraft();
    settle(outcome);
    expect(restored(makeForm())).toBe("none");
  }
});

test("a form in which nothing of the draft has a place says nothing of it (F30)", () => {
  keepDraft(makeForm({ name: "Jane" }));
  expect(restored(makeForm({ name: "Joe", email: "joe@example.com" }))).toBe("none");
});

test.each([
  ["none", ""],
  ["kept", "Kept."],
  ["unsent", "Kept. Not sent."],
  ["unconfirmed", "Nobody knows."],
] as const)("a draft that is %s is spoken of as %j", (state, words) => {
  document.body.innerHTML = `<p data-draft-note><i data-when="kept unsent">Kept.</i>
    <i data-when="unsent">Not sent.</i> <i data-when="unconfirmed">Nobody knows.</i></p>`;
  showRestored(state);
  const shown = [...document.querySelectorAll<HTMLElement>("p:not([hidden]) i:not([hidden])")];
  expect(shown.map(({ textContent }) => textContent).join(" ")).toBe(words);
  clearDraft();
  expect(document.querySelector("p")).toHaveProperty("hidden", true);
});

test("a copy of a draft that another tab has sent is gone, unless it was changed since (F29)", () => {
  keepDraft(makeForm(typed));
  // As a page does that has restored it.
  keepDraft(makeForm(typed));
  const copy = sessionStorage.getItem("quote-draft") ?? "";
  keepDraft(makeForm(typed));
  sendDraft(makeForm(typed))("arrived");
  // Then it sends another, of which this one knows nothing.
  keepDraft(makeForm({ name: "Joe" }));
  sendDraft(makeForm({ name: "Joe" }))("arrived");
  sessionStorage.setItem("quote-draft", copy);
  expect(isSettled()).toBe(true);
  expect(restored(makeForm())).toBe("none");
  sessionStorage.setItem(
    "quote-draft",
    copy.replace("Jane", "Joe").replace(/"id":"[^"]*"/, '"id":"other"'),
  );
  expect(restored(makeForm())).toBe("kept");
});

test("a cleared draft does not come back, nor does an empty one count (row 97)", () => {
  expectNothingKept();
  keepDraft(makeForm());
  expect(restored(makeForm())).toBe("none");
});

test.each(["not JSON", "null", "7", "[]", '{"values":7}', '{"values":{"name":7,"email":null}}'])(
  "a draft that reads %j changes nothing and breaks nothing",
  (stored) => {
    sessionStorage.setItem("quote-draft", stored);
    const form = makeForm();
    restored(form);
    expect(read(form)).toEqual(read(makeForm()));
  },
);

/** Neither storing nor deleting throws, and nothing is restored. */
function expectNothingKept() {
  keepDraft(makeForm(typed));
  clearDraft();
  expect(restored(makeForm())).toBe("none");
}

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

test("a storage that is full for what was typed since gives back no older text, nor what was sent", () => {
  keepDraft(makeForm({ name: "Jane" }));
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  keepDraft(makeForm(typed));
  sendDraft(makeForm(typed))("arrived");
  expect(restored(makeForm())).toBe("none");
  expect(isSettled()).toBe(false);
});

test("a storage that is forbidden altogether is no reason to fail", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  expectNothingKept();
});
