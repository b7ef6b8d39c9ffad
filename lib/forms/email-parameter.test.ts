import { readEmailParameter } from "@/lib/forms/email-parameter";

const markup = "<img src=x onerror=alert(1)>";

test.each([
  ["is missing", "", ""],
  ["has another case", "?Email=a@x.com", ""],
  ["is a list", "?email[]=a@x.com", ""],
  ["is empty", "?email=", ""],
  ["is blank", "?email=%20", ""],
  ["holds a plus", "?email=a+b@x.com", "a+b@x.com"],
  ["holds an encoded plus", "?email=a%2Bb@x.com", "a+b@x.com"],
  ["is given twice, of which the first counts", "?email=a@x.com&email=b@y.com", "a@x.com"],
  ["is a NUL", "?email=%00", "\0"],
  ["holds a broken sequence", "?email=%E0%A4%A", "%E0%A4%A"],
  ["is markup", `?email=${encodeURIComponent(markup)}`, markup],
  ["is a script's address", "?email=javascript:alert(1)", "javascript:alert(1)"],
  ["is no address", "?email=nodomain", "nodomain"],
  ["is 10 kB long", `?email=${"x".repeat(10_000)}`, "x".repeat(10_000)],
  ["turns the reading direction", "?email=%E2%80%AEa@x.com👋", "\u202ea@x.com👋"],
  ["is encoded twice, and decoded once", "?email=a%2540x.com", "a%40x.com"],
  ["stands behind another parameter", "?utm=1&email=a@x.com", "a@x.com"],
  ["has blanks around it", "?email=%20a@x.com%20", "a@x.com"],
  ["holds an equals sign", "?email=a=b@x.com", "a=b@x.com"],
])("the address that %s is read as it should be (row 169; F38)", (_what, query, read) => {
  expect(readEmailParameter(query)).toBe(read);
});

test("what follows a hash is no part of the address (row 169; F38)", () => {
  const { search } = new URL("https://x.example/unsubscribe?email=a@x.com#/evil");
  expect(readEmailParameter(search)).toBe("a@x.com");
});
