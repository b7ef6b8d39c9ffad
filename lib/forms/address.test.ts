import fc from "fast-check";
import { readAddress, readAddressParameter } from "@/lib/forms/address";

const jane = "jane@example.org";

test.each([
  ..."a@b.c x@y..z a+b@x.com JANE.O'Neil_1@mail.example.com ü@exämple.de".split(" "),
  ..."3Dprints@example.org 100%@example.org _jane-@example.org 'doe'@example.org".split(" "),
  ..."a=b@x.com john/doe@x.com j{j|d}*@x.com j?d`e@x.com".split(" "),
])("%s is an address, and stays as it is (rows 105, 150)", (address) => {
  expect(readAddress(address)).toBe(address);
});

/** What was pasted or spoiled, and how. */
const spoiled = [
  ["a picture's place, a filler, a NUL", "\ufffcjane@\u3164example\0.org"],
  ["blanks of all kinds", `\u00a0\u3000\t${jane}\r\n\u2009`],
  ["full width", "ｊａｎｅ＠ｅｘａｍｐｌｅ．ｏｒｇ"],
  ["an ideographic full stop", "jane@example。org"],
  ["a name", `Jane Doe <${jane}>`],
  ["a name with a comma", `"Doe, Jane" < ${jane} >;`],
  ["a name, in other brackets", `Jane Doe [mailto:${jane}]`],
  ["a name behind it", `${jane} (Jane Doe)`],
  ["the address as its name", `${jane} <${jane}>`],
  ["the address as its quoted name", `'${jane}' <${jane}>`],
  ["the same as a link", `${jane}<mailto:${jane}>`],
  ["the same as a link of Outlook's", `${jane} [mailto:${jane}]`],
  ["the same as a link in Markdown", `[${jane}](mailto:${jane})`],
  ["a link", `MailTo:${jane}?subject=Hello%20there`],
  ["an encoded link", "mailto:jane%40example.org"],
  ["a link like a page's", `mailto://${jane}`],
  ["labels", `To: E\u2011mail address: ${jane}`],
  ["a second paste", `${jane}\n${jane}`],
  ["itself in a list", `${jane}; ${jane}`],
  ["a symbol", `✉️ ${jane}`],
  ["quotes", `“${jane}”`],
  ["single quotes", `'${jane}',`],
  ["brackets", `([${jane}])`],
  ["brackets of other scripts", `【〈${jane}〉】、`],
  ["a list's mark", `• - ${jane}`],
  ["code", `\`${jane}\``],
  ["the end of a sentence", `${jane}.`],
  ["the end of a bracket and a sentence", `(${jane}).`],
  ["a list", `;${jane},`],
  ["emphasis", `* **${jane}**.`],
  ["entities", `&lt;${jane}&#x3e;`],
  ["signs as entities", "jane&#64;example&#x2E;org"],
  ["quoted-printable", "=3Cjane=40example=2Eorg=3E=20"],
  ["an equals sign in quoted-printable, twice", `=3D3D${jane}`],
  ["a line that a mail program broke", "ja=\r\nne@exam=\nple.org"],
  ["an encoded bracket", `${jane}%3E`],
  ["encoded brackets", `%3C${jane}%3e`],
  ["one of two encoded brackets", `%3C${jane}`],
  ["encoding once, twice, three times", "jane%25252540example%2Eorg"],
  ["what follows in a link", `${jane}&utm_source=x#top`],
] as const;

test.each(spoiled)("an address with %s is read (rows 105, 150)", (_how, text) => {
  expect(readAddress(text)).toBe(jane);
});

test.each([
  ..."|| |\u200b|jane|a@b|@b.c|a@.|a b@c.d|a@b .c|a@@b.c".split("|"),
  ..."a@b.c, d@e.f|a@b.c;d@e.f|a@b.c/d@e.f|A <a@b.c>, D <d@e.f>|a@b.c <d@e.f>".split("|"),
  ..."Jane jane@example.org|Jane <jane@example.org".split("|"),
  // Cut off: what is missing nobody knows.
  ..."jane@mail.exam= jane@mail.exam- jane@mail.exam… jane@example,org.uk".split(" "),
  // Masked, spoiled, or more than an address: whose it is nobody knows.
  ..."***doe@example.org •••doe@example.org *doe@example.org ●doe@example.org".split(" "),
  ..."j***e@example.org j...e@example.org jane@e....org ...doe@example.org".split(" "),
  ..."<ja=ne@example.org> j%E4ne@example.org jane:secret@example.org".split(" "),
  ..."www.example.org/jane@example.org ?=?utf-8?Q?jane@example.org?=".split(" "),
  "jane@example.org\r\nBcc: a@b.c",
  "<img src=x onerror=alert(1)>",
  ...["javascript:alert(1)", `${"x".repeat(13_000)}@example.org`],
  'jane@example.org" onclick="alert(1)',
])("%j is none that anybody can be sure of (rows 105, 150)", (text) => {
  expect(readAddress(text)).toBe("");
});

// What is read of a text: above.
test.each([
  ["is missing", "", ""],
  ["has another case", "?Email=a@x.com", ""],
  ["is a list", "?email[]=a@x.com", ""],
  ["is empty", "?email=", ""],
  ["holds a plus", "?email=a+b@x.com", "a+b@x.com"],
  ["holds an encoded plus", "?email=a%2Bb@x.com", "a+b@x.com"],
  ["holds a plus encoded twice", "?email=a%252Bb%2540x.com", "a+b@x.com"],
  // A blank may have been a plus, a line's end or a name: only its reader knows.
  ["holds a blank that may have been a plus", "?email=a%20b@x.com", ""],
  ["is given twice, of which the first counts", "?email=a@x.com&email=b@y.com", "a@x.com"],
  ["holds a broken sequence", "?email=a%@x.com", "a%@x.com"],
  ["holds a letter of an old encoding", "?email=j%E4ne@x.com", ""],
  ["is a broken sequence", "?email=%E0%A4%A", ""],
  ["stands behind another parameter", "?utm=1&email=a@x.com", "a@x.com"],
  ["stands behind an entity", "?utm=1&amp;email=a@x.com", "a@x.com"],
  ["has an encoded equals sign", "?email%3Da@x.com", "a@x.com"],
  ["has its equals sign in quoted-printable", "?email=3Da@x.com", "a@x.com"],
  ["has it so twice", "?email=3D3Da@x.com", "a@x.com"],
  ["has separators encoded", "?utm=1%26amp%3Bemail%3Da@x.com", "a@x.com"],
  ["has blanks around it", "?email=%20a@x.com%0D%0A", "a@x.com"],
  ["holds a slash", "?email=john%2Fdoe%40x.com", "john/doe@x.com"],
  ["holds a curly apostrophe", "?email=o%E2%80%99brien@x.com", "o'brien@x.com"],
  ["is 10 kB long", `?email=${"x".repeat(10_000)}@x.com`, `${"x".repeat(10_000)}@x.com`],
])("the address of a link that %s is read as it should be (row 169; F38)", (_what, query, read) => {
  expect(readAddressParameter(query)).toBe(read);
});

/** Texts like those above, in any order and number. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...spoiled.map(([, text]) => text)),
      fc.constantFrom(..."<>()\"'.,;:@%=&?/ +", "%40", "%25", "%3E", "mailto:", "\u200b", "\u0301"),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

test("what was read once is read the same again, has the pattern, and all of it is seen", () => {
  const check = fc.property(anyText, (text) => {
    const address = readAddress(text);
    expect(readAddress(address)).toBe(address);
    expect(address).toMatch(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    expect(address).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\s<>()"]/u);
  });
  fc.assert(check, { numRuns: 2000 });
});

test("a plain address is never changed, whatever unseen stands in it", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9][a-z0-9_+-]{0,8}$/);
  const plain = fc
    .tuple(word, word, word, fc.stringMatching(/^[a-z]{2,6}$/))
    .map(([one, two, host, end]) => `${one}.${two}@${host.replaceAll("+", "")}x.${end}`);
  const unseen = fc.constantFrom("\u200b", "\ufeff", "\u00ad", "\u200f", "\u2066", "");
  const check = fc.property(plain, unseen, fc.nat(), (address, sign, at) => {
    const place = at % address.length;
    expect(readAddress(address.slice(0, place) + sign + address.slice(place))).toBe(address);
  });
  fc.assert(check);
});
