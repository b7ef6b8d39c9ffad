import { formWords } from "@/content/words/forms";
import { findBlankName, findProblems, type Quote, readQuote } from "@/lib/forms/quote";

const { hints } = formWords;

function makeForm(): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `<input name="name"><input name="email"><input name="phone">
    <select name="service"><option value="" disabled selected></option><option>heating</option></select>
    <textarea name="message"></textarea><input type="checkbox" name="subscribe" checked>`;
  return form;
}
const filled = {
  name: "J",
  email: "a@b.c",
  phone: "1",
  service: "heating",
  message: "Hello",
  subscribe: true,
} as Quote;

test("an untouched form reads as six keys, the service empty and the box ticked (row 187)", () => {
  expect(readQuote(makeForm())).toEqual({
    name: "",
    email: "",
    phone: "",
    service: "",
    message: "",
    subscribe: true,
  });
});

test("what stands in the fields is read as it stands, an unticked box as false (row 187)", () => {
  const form = makeForm();
  const hostile = { name: "  <b>constructor</b> ", email: "a+b@x", phone: "__proto__" };
  for (const [name, value] of Object.entries(hostile)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  (form.elements.namedItem("service") as HTMLSelectElement).value = "heating";
  (form.elements.namedItem("message") as HTMLTextAreaElement).value = "x".repeat(100_000);
  (form.elements.namedItem("subscribe") as HTMLInputElement).checked = false;
  expect(readQuote(form)).toMatchObject({
    ...hostile,
    service: "heating",
    message: "x".repeat(100_000),
    subscribe: false,
  });
});

test("a full quote has no problem, however short its values are (rows 93, 107)", () => {
  expect(findProblems(filled)).toEqual({});
  expect(findProblems({ ...filled, email: " a@b.c " })).toEqual({});
});

test.each(["name", "email", "phone", "service", "message"] as const)(
  "a missing or blank %s has its own hint (rows 105-107)",
  (field) => {
    const problems = { [field]: hints[field] };
    expect(findProblems({ ...filled, [field]: "" })).toEqual(problems);
    expect(findProblems({ ...filled, [field]: " \n" })).toEqual(problems);
  },
);

test("a malformed address gets the hint of a missing one (row 105)", () => {
  expect(findProblems({ ...filled, email: "a@b" })).toEqual({ email: hints.email });
});

test("on home a name of spaces only is refused, and nothing else of our own (row 93)", () => {
  expect(findBlankName({ ...filled, name: "   " })).toEqual({ name: hints.name });
  expect(findBlankName({ ...filled, email: "", message: "" })).toEqual({});
});
