import fc from "fast-check";
import { prefillMessages } from "@/content/words/forms";
import type { Prefilled } from "@/lib/forms/draft";
import { pageBefore, prefillFromAddress } from "@/lib/forms/prefill";

let form: HTMLFormElement;
const service = () => form.elements.namedItem("service") as HTMLSelectElement;
const message = () => form.elements.namedItem("message") as HTMLTextAreaElement;
const { promo, town } = prefillMessages;

beforeEach(() => {
  form = document.createElement("form");
  form.innerHTML = `<select name="service"><option value="" disabled selected></option>
    <option>heating</option><option>duct-cleaning</option></select>
    <textarea name="message"></textarea>`;
});

test("?service= chooses the option, and a reset brings the empty choice back (rows 92, 97)", () => {
  prefillFromAddress(form, "?service=duct-cleaning");
  expect(service()).toHaveValue("duct-cleaning");
  form.reset();
  expect(service()).toHaveValue("");
});

test.each(["?service=plumbing", "?service=", "?service=Heating", "?service=__proto__", ""])(
  "%j chooses nothing (row 92)",
  (query) => {
    prefillFromAddress(form, query);
    expect(service()).toHaveValue("");
    expect(message()).toHaveValue("");
  },
);

test("the page before chooses where neither the address nor the visitor does (row 92)", () => {
  const first = prefillFromAddress(form, "", "duct-cleaning");
  const next = comeBack("", comeBack("?promo=SUMMERAC", first), "heating");
  expect(service()).toHaveValue("heating");
  const asked = comeBack("?service=heating", next, "duct-cleaning");
  comeBack("", asked, "duct-cleaning");
  expect(service()).toHaveValue("heating");
  service().value = "duct-cleaning";
  comeBack("", next, "heating");
  prefillFromAddress(form, "?service=heating");
  expect(service()).toHaveValue("duct-cleaning");
});

test.each([
  ["http://localhost/services/acRepair", "/services/acRepair"],
  ["http://elsewhere.example/services/acRepair", ""],
  ["", ""],
])("the page before %j is ours at %j (row 92)", (referrer, path) => {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  expect(pageBefore()).toBe(path);
});

const nonBlankLines = () =>
  message()
    .value.split("\n")
    .map((each) => each.trimEnd())
    .filter(Boolean);

/** The form of a visitor who returns with another address. */
function comeBack(query: string, draft: Prefilled, expected?: string) {
  const values = { service: service().value, message: message().value };
  return prefillFromAddress(form, query, expected, { values, ...draft });
}

test("a kept service gives way to one that the address asks for, not to the page before (row 92)", () => {
  service().value = "heating";
  const draft = comeBack("?town=Rockford", {}, "duct-cleaning");
  expect(service()).toHaveValue("heating");
  comeBack("?service=duct-cleaning", draft);
  expect(service()).toHaveValue("duct-cleaning");
});

test("what is blank puts nothing into the message, and a blank message begins with what is asked (row 143)", () => {
  prefillFromAddress(form, "?town=%20&promo=");
  expect(message()).toHaveValue("");
  message().value = " \n";
  prefillFromAddress(form, "?town=Rockford");
  expect(message()).toHaveValue(`${town("Rockford")} `);
});

test.each([
  ["takes the place of the first", "", ""],
  [
    "joins the first where the visitor has added words to that",
    "since Monday",
    `${town("Elgin")} since Monday\n`,
  ],
])("a second town, with its service, %s (row 143)", (_, added, kept) => {
  const draft = prefillFromAddress(form, "?service=heating&town=Elgin");
  message().value += added;
  comeBack("?service=duct-cleaning&town=Joliet", draft);
  expect(service()).toHaveValue("duct-cleaning");
  expect(message()).toHaveValue(`${kept}${town("Joliet")} `);
});

test("an address fills a draft once: a reload brings back nothing that was changed (row 92)", () => {
  const draft = prefillFromAddress(form, "?service=heating&town=Elgin");
  service().value = "duct-cleaning";
  message().value = "Never mind";
  comeBack("?service=heating&town=Elgin", draft);
  expect(service()).toHaveValue("duct-cleaning");
  expect(message()).toHaveValue("Never mind");
});

test("?promo= puts the code into the message, where the visitor sees it, once (rows 138, 187)", () => {
  for (const own of ["", "My own words\n"]) {
    message().value = own.trim();
    for (let twice = 0; twice < 2; twice += 1) prefillFromAddress(form, "?promo=SUMMERAC");
    expect(message()).toHaveValue(`${own}${promo("SUMMERAC")} `);
  }
});

test("what the visitor wrote stays, line by line, whatever addresses the form is opened with", () => {
  const query = fc.dictionary(fc.constantFrom("promo", "about", "town", "service"), fc.string());
  const line = fc.string({ unit: "grapheme" });
  const check = fc.property(fc.array(line), fc.array(query), (lines, queries) => {
    message().value = lines.join("\n");
    const written = nonBlankLines();
    let draft: Prefilled = {};
    for (const each of queries) draft = comeBack(`?${new URLSearchParams(each)}`, draft);
    expect(nonBlankLines().slice(0, written.length)).toEqual(written);
  });
  fc.assert(check);
});
