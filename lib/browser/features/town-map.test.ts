import { start } from "@/lib/browser/features/town-map";

beforeAll(start);

test("a drawing that is not shown lights its town, and is not fetched", () => {
  // Nothing has a size in jsdom, like the hidden drawing of the other layout.
  document.body.innerHTML = `<svg data-drawing="/made/maps/wide.svg"><use/><circle data-town="Lisle"/></svg>
    <ul><li data-town="Lisle"></li></ul>`;
  const move = new MouseEvent("pointermove", { bubbles: true });
  document.querySelector("li")?.dispatchEvent(move);
  expect(document.querySelectorAll("[data-lit]")).toHaveLength(2);
  expect(document.querySelector("use")).not.toHaveAttribute("href");
});
