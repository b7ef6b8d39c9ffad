import fc from "fast-check";
import { jsonFault } from "@/lib/owner/json-fault";

test.each([
  ['{\n  "a": "1"\n  "b": 2\n}', '"a": "1"', "a comma is missing here"],
  ['{\n  "a": "1,\n  "b": 2\n}', '"a": ', "the text that begins here has no closing quote"],
  ['{\n  "a": one\n}', '"a": ', "a value is missing here"],
  ["{\n  \"a\": 'one'\n}", '"a": ', "a value is missing here, such as a text in double quotes"],
  ["{ a: 1 }", "{ ", "a field's name in double quotes is missing here"],
  ['{ "a" 1 }', '"a"', "a colon is missing here"],
  ['{ "a": 1, }', "1", "the comma before } is one too many"],
  ["[1, 2, ]", "2", "the comma before ] is one too many"],
  ['{ "a": [1, 2 }', "2", "a comma is missing here"],
  ['{ "a": [1', "1", "the file ends before its last ]"],
  ["", "", "the file ends before its last }"],
  ["{} {}", "{} ", "nothing may stand after the last }"],
])("%j breaks off after %j: %s", (source, before, message) => {
  const fault = jsonFault(source);
  expect(fault?.message).toContain(message);
  expect(source.slice(0, fault?.at)).toMatch(new RegExp(`${before.replace(/[{}]/g, "\\$&")}$`));
});

test("finds a fault exactly where JSON.parse finds one, whatever is changed in a text", () => {
  const json = fc.json();
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const sign = fc.constantFrom("", ",", '"', ":", "]", "}", "[", "{", "x", "1", "\\", " ", "\n");
  const check = fc.property(json, place, place, sign, (text, from, to, put) => {
    const [first = 0, second = 0] = [from, to]
      .map((each) => Math.round(each * text.length))
      .sort((a, b) => a - b);
    const changed = text.slice(0, first) + put + text.slice(Math.min(second, first + 2));
    let valid = true;
    try {
      JSON.parse(changed);
    } catch {
      valid = false;
    }
    expect([changed, jsonFault(changed) === undefined]).toEqual([changed, valid]);
    expect(jsonFault(text)).toBeUndefined();
  });
  fc.assert(check, { numRuns: 500 });
});
