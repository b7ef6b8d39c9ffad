import { enhanceMenus } from "@/lib/browser/menus";

test("a menu's button that is pressed before the substitute for popovers is there opens its panel, however often (row 40)", async () => {
  document.body.innerHTML = `<header><button popovertarget="menu">Menu</button>
    <nav id="menu" popover="auto"></nav></header>`;
  enhanceMenus();
  const button = document.querySelector("button")!;
  for (let twice = 0; twice < 2; twice += 1) button.click();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector("nav")).toHaveAttribute("data-open");
  expect(button).toHaveAttribute("aria-expanded", "true");
  button.click();
  expect(document.querySelector("nav")).not.toHaveAttribute("data-open");
});
