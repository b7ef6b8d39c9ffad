import { internalLink } from "@/lib/browser/internal-link";

function link(attributes: string): Element {
  document.body.innerHTML = `<a ${attributes}><span>words</span></a><p>no link</p>`;
  return document.querySelector("span")!;
}

test.each([
  ['href="/contact"', "/contact"],
  ['href="/contact?service=heating#form"', "/contact?service=heating#form"],
  ['href="#next"', "/#next"],
  ['href="/services/acRepair"', "/services/acRepair"],
  ['href="http://localhost/gallery"', "/gallery"],
])("a link with %s leads to a page of ours (rows 44, 45)", (attributes, expected) => {
  const found = internalLink(link(attributes));
  expect(found && found.pathname + found.search + found.hash).toBe(expected);
});

test.each([
  ...['href="https://example.com/contact"', 'href="//evil.example/contact"'],
  ...['href="mailto:a@b.c"', 'href="tel:+16305550142"', 'href="javascript:void(0)"'],
  ...['href="/contact" target="_blank"', 'href="/contact" download'],
  ...['href="/made/pictures/a.jpg"', 'href="/sitemap.xml"', 'name="anchor"'],
])("a link with %s is the browser's own affair (row 44)", (attributes) => {
  expect(internalLink(link(attributes))).toBeUndefined();
});

test("outside a link there is no URL (row 44)", () => {
  link('href="/contact"');
  expect(internalLink(document.querySelector("p"))).toBeUndefined();
  expect(internalLink(null)).toBeUndefined();
  expect(internalLink(window)).toBeUndefined();
});
