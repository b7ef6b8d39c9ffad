import "@/lib/page-script/town-map";

const point = (element: Element | null) =>
  element?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
const lit = () =>
  [...document.querySelectorAll("[data-lit]")].map((each) => each.tagName.toLowerCase());

beforeEach(() => {
  document.body.innerHTML = `
    <svg data-drawing="/maps/wide.svg"><use/><circle data-town="Lisle"/><circle data-town="St. Charles"/></svg>
    <ul><li data-town="Lisle"></li><li data-town="St. Charles"><b></b></li></ul><p></p>`;
  const map = document.querySelector("svg");
  if (map) map.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
});

test("a town pointed at in the list is lit there and on the map, with its shape (row 144)", () => {
  point(document.querySelector("b"));
  expect(lit()).toEqual(["circle", "li"]);
  expect(document.querySelector("use")).toHaveAttribute("href", "/maps/wide.svg#st-charles");
  point(document.querySelector("p"));
  expect(lit()).toEqual([]);
  expect(document.querySelector("use")).not.toHaveAttribute("href");
});

test("a drawing that is not shown is not fetched", () => {
  const map = document.querySelector("svg");
  if (map) map.getBoundingClientRect = () => new DOMRect();
  point(document.querySelector("li"));
  expect(lit()).toEqual(["circle", "li"]);
  expect(document.querySelector("use")).not.toHaveAttribute("href");
});
