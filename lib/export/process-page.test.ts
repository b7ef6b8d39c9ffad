/** @jest-environment node */
import { processPage, type Site } from "@/lib/export/process-page";
import { attribute, elements, readPage, textOf } from "@/lib/export/html";

// Bundles all of the scripts.
jest.setTimeout(60_000);

/** A page as the framework exports it, with an island and three kinds of scripts. */
const exported = `<!DOCTYPE html><html><head><meta charset="utf-8">
  <link rel="stylesheet" href="/_next/static/a.css"><link rel="preload" as="script" href="/_next/a.js">
  <link rel="modulepreload" href="/_next/b.js"><link rel="preload" as="image" href="/a.avif">
  <link rel="preconnect" href="/" crossorigin=""><meta property="og:title" content="a"><script src="/_next/static/a.js" async></script><script>framework()</script>
  <script type="application/ld+json">{}</script></head>
  <body><div hidden=""><!--$--></div><header></header><main><react-island name="NewsletterForm"><form><button>Send</button></form></react-island>
  <button>Menu</button></main><footer></footer><script type="module">framework()</script></body></html>`;

const script = (name: string, text = "") => ({ url: `/scripts/${name}.js`, text });
const withScripts = (text: string): Site["scripts"] => ({
  beforePaint: "before()",
  pageScript: (features) =>
    `page(${features})${features.length > 0 ? ';import("/scripts/opened-menu.js")' : ""}`,
  islands: new Map([
    [
      "NewsletterForm",
      {
        urls: ["/scripts/newsletter.js", "/scripts/react.js"],
        scripts: [script("newsletter", text), script("chunk", '"in-chunk"')],
      },
    ],
  ]),
  react: [script("react", '"in-react"')],
  files: [script("opened-menu", '"in-file"'), script("elsewhere", '"elsewhere"')],
});
const site: Site = {
  scripts: withScripts('"in-a-script"'),
  environment: {
    ...{ mailBackend: undefined, galleryBackend: undefined, imageBase: undefined },
    vitals: undefined,
    siteUrl: "https://www.example.com",
  },
  readStyles: () =>
    "main{a:b}.in-a-script{a:b}.in-chunk{a:b}.in-react{a:b}.in-file{a:b}.elsewhere{a:b}",
  icons: new Map(),
};
const finish = async (html: string) => (await processPage("terms.html", html, site)).html;

test("no script of the framework is served, nor what fetches one; ours stand in their places", async () => {
  const html = await finish(exported);
  expect(html).not.toMatch(/framework|\/_next\/a\.js|\/_next\/b\.js|\/_next\/static\/a\./);
  expect(html).not.toContain("preconnect");
  expect(html).toContain("/a.avif");
  expect(html).not.toContain("<div hidden");
  expect(html).toMatch(/<body><!--email_off-->[^]*<!--\/email_off--><\/body>/);
  expect(elements(readPage(html), "script").map(textOf)).toEqual([
    "{}",
    "before()",
    expect.stringContaining("prefetch"),
    "page()",
  ]);
  // Fonts that a script before the styles asks for are none.
  expect(html.indexOf("</style>")).toBeLessThan(html.indexOf("before()"));
  expect(html.indexOf("before()")).toBeLessThan(html.indexOf("<body"));
  expect(html.indexOf("</footer>")).toBeLessThan(html.indexOf("page()"));
});

test("the first frame waits for the end of the page's header, which would move while it grows, not of an article's", async () => {
  const html = await finish(
    exported.replace("<body>", "<body><article><header></header></article>"),
  );
  expect(html).toContain('<link rel="expect" href="#first-frame" blocking="render">');
  expect(html).toContain('</article><header><template id="first-frame"></template></header>');
  expect(await finish(exported.replace("<header></header>", ""))).not.toContain('rel="expect"');
});

test("an island names its scripts in order, and only its buttons wait for them (row 86)", async () => {
  const page = readPage(await finish(exported));
  const [island] = elements(page, "react-island");
  expect(attribute(island!, "src")).toBe("/scripts/newsletter.js /scripts/react.js");
  expect(elements(page, "form").map(({ attrs }) => attrs)).toEqual([[]]);
  const disabled = elements(page, "button").map((button) => attribute(button, "disabled"));
  expect(disabled).toEqual(["", undefined]);
});

test("what stands in a link's preview stands once, before the styles", async () => {
  const metas = ["twitter:card", "twitter:title", "twitter:image:alt"].map(
    (name) => `<meta name="${name}" content="a">`,
  );
  const html = await finish(exported.replace("</head>", `${metas.join("")}</head>`));
  const page = readPage(html);
  expect(html.indexOf("og:title")).toBeLessThan(html.indexOf("<style"));
  const names = elements(page, "meta").map((meta) => attribute(meta, "name"));
  expect(names.filter(Boolean)).toEqual(["twitter:card"]);
});

test("React's marks between texts stay in islands alone", async () => {
  const html = await finish(
    exported.replace("<form>", "a<!-- -->b<form>").replace("Menu", "c<!-- -->d"),
  );
  expect(html).toContain("a<!-- -->b<form>");
  expect(html).toContain("<button>cd</button>");
});

test("a page carries the styles of its own words and of its islands' scripts, no others; one with offers, what corrects them (row 130)", async () => {
  const plain = await finish(exported);
  expect(plain).toContain("<style>main{a:b}.in-a-script{a:b}.in-chunk{a:b}</style>");
  expect(plain).toContain("page()");
  const withOffer = await finish(exported.replace("<main", "<p data-offer></p><main"));
  expect(withOffer).toContain("page(offer)");
  // What only a file names that the page's script imports, and no other page.
  expect(withOffer).toContain(".in-file{a:b}</style>");
});
