import { start } from "@/lib/browser/features/load";

test("what failed is asked for again when the page is shown again", () => {
  document.body.innerHTML = "<react-island data-load=near state=failed></react-island>";
  const island = document.querySelector("react-island")!;
  const load = jest.fn(() => island.getAttribute("state"));
  Object.assign(island, { load });
  start();
  for (const persisted of [false, true, true])
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  expect(load.mock.results).toEqual([{ type: "return", value: null }]);
});
