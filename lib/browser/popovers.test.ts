import "@/lib/browser/popovers";

test("where the browser has no popovers, a press opens the header's menu and Esc closes it (row 40)", () => {
  document.body.innerHTML = `<header><button popovertarget="menu">Menu</button>
    <nav id="menu" popover="auto"><a href="/about-us">About</a></nav></header>`;
  const menu = document.querySelector("nav");
  document.querySelector("button")?.click();
  expect(menu).toHaveAttribute("data-open");
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  document.querySelector("a")?.dispatchEvent(escape);
  expect(menu).not.toHaveAttribute("data-open");
});
