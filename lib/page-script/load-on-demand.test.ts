import { fakeObserver, listenAsOnePage } from "@/lib/testing/fake-window";

const sources = ["/data.js", "/a.js", "/b.js"];
let asked: string[];
/** Lets everything that is asked for arrive, or fail. */
let answer: (ok: boolean) => Promise<void>;
const running = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

function fakeFetch() {
  const waiting: ((answer: object) => void)[] = [];
  asked = [];
  globalThis.fetch = jest.fn((source: string) => {
    asked.push(source);
    return new Promise((resolve) => waiting.push(resolve as (answer: object) => void));
  }) as never;
  answer = async (ok) => {
    for (const resolve of waiting.splice(0)) resolve({ ok, blob: async () => {} });
    await new Promise((done) => setTimeout(done));
  };
}
afterEach(() => leave());

const button = () => document.querySelector("button") as HTMLButtonElement;

let leave: () => void;
let observer: ReturnType<typeof fakeObserver>;

/** Opens a page with this in it; each has a page script of its own, as a document has. */
async function open(html: string) {
  document.body.innerHTML = html;
  jest.resetModules();
  const { loadOnDemand } = await import("@/lib/page-script/load-on-demand");
  loadOnDemand(sources.join(" "));
  window.dispatchEvent(new Event("DOMContentLoaded"));
}

const form = `<form data-island=""><input name="email"><a href="tel:1">Call</a><button type="submit" disabled></button></form>`;

beforeEach(() => {
  leave = listenAsOnePage();
  fakeFetch();
  document.head.innerHTML = "";
  document.documentElement.className = "";
  delete document.documentElement.dataset["failed"];
  observer = fakeObserver();
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
});

test("buttons are enabled at once, and nothing is asked for", async () => {
  await open(form);
  expect(button()).toBeEnabled();
  expect(asked).toEqual([]);
});

test("the focus on a field asks for all scripts together, and runs them in order once all are there", async () => {
  await open(form);
  document.querySelector("input")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  expect(asked).toEqual(sources);
  expect(running()).toEqual([]);
  await answer(true);
  expect(running()).toEqual(sources.map((source) => location.origin + source));
});

test.each([
  [
    "what the address fills is asked for at once",
    `data-prefills="true"`,
    "?service=cooling",
    sources,
  ],
  ["without a query there is nothing to fill", `data-prefills="true"`, "", []],
  ["another form takes nothing from a query", "", "?utm_source=flyer", []],
])("%s (rows 92, 138)", async (_case, mark, query, expected) => {
  history.replaceState(null, "", `/contact${query}`);
  await open(`<form data-island="view" ${mark}></form>`);
  history.replaceState(null, "", "/");
  expect(asked).toEqual(expected);
});

test("a link in a form asks for nothing", async () => {
  await open(form);
  document.querySelector("a")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  expect(asked).toEqual([]);
});

test("a script that does not come is said, none runs, and the next press asks again", async () => {
  await open(form);
  const submit = () =>
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
  submit();
  await answer(false);
  expect(running()).toEqual([]);
  expect(document.documentElement).toHaveClass("failed");
  asked = [];
  submit();
  expect(document.documentElement).not.toHaveClass("failed");
  expect(asked).toEqual(sources);
});

test("a page that is an island is asked for at once", async () => {
  await open(`<div data-island="page"></div>`);
  expect(asked).toEqual(sources);
});

test("one that is seen is asked for when the page is drawn and the browser idle", async () => {
  await open(`<form data-island="view"></form>`);
  expect(asked).toEqual([]);
  await observer.see(document.querySelector("form")!);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(asked).toEqual(sources);
});

test("a visitor who saves data is asked for nothing by looking", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await open(`<form data-island="view"></form>`);
  expect(observer.optionsFor(document.querySelector("form")!)).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});
