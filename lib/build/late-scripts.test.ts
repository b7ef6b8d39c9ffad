import { withLateScripts } from "@/lib/build/late-scripts";

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${script("b")}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>Heat</h1><script id="_R_">first</script>${script("a")}<script>flight</script></body></html>`;

let frames: (() => void)[] = [];
const asked = () => [...document.head.querySelectorAll("script")].map((each) => each.src);

/** Runs what the written page runs by itself. */
function open(html: string): void {
  const own = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  new Function("requestAnimationFrame", own)((frame: () => void) => frames.push(frame));
}

/** Draws one frame. */
function draw(): void {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
}

beforeEach(() => {
  frames = [];
  document.head.innerHTML = "";
});
afterEach(() => jest.restoreAllMocks());

test("a page's words come first, and no script is asked for by its markup (issue 6 no. 3)", () => {
  const written = withLateScripts(page);
  expect(written).not.toMatch(/<script[^>]* async|<link rel="preload" as="script"/);
  expect(written).toContain("<h1>Heat</h1><script>(()=>");
  expect(written).toContain('<script id="_R_">first</script><script>flight</script>');
});

test("the scripts are asked for in their order once the first frame is drawn", () => {
  open(withLateScripts(page));
  for (let frame = 1; frame <= 3; frame += 1) {
    expect(asked()).toEqual([]);
    draw();
  }
  expect(asked().map((src) => new URL(src).pathname)).toEqual([
    "/_next/static/chunks/b.js",
    "/_next/static/chunks/a.js",
  ]);
});

test("in a tab that nobody looks at, which has no frames, they are asked for at once", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  open(withLateScripts(page));
  expect(asked()).toHaveLength(2);
});

test("a browser without modules still finds its script in the markup", () => {
  expect(withLateScripts(page)).toContain('noModule=""');
});

test("a page without scripts stays as it is", () => {
  expect(withLateScripts("<html><head></head></html>")).toBe("<html><head></head></html>");
});
