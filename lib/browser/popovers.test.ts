import "@/lib/browser/popovers";

const later = () => new Promise((resolve) => setTimeout(resolve));

test("where the browser has no popovers, a press opens the header's menu and Esc closes it (row 40)", async () => {
  document.body.innerHTML = `<header><button popovertarget="menu">Menu</button>
    <nav id="menu" popover="auto"><a href="/about-us">About</a></nav></header><main>Text</main>`;
  const toggled = jest.fn();
  const [menu, button] = [document.querySelector("nav"), document.querySelector("button")];
  menu?.addEventListener("toggle", toggled);
  document.querySelector("main")?.click();
  await later();
  expect(toggled).not.toHaveBeenCalled();
  button?.click();
  expect(menu).toHaveAttribute("data-open");
  const link = document.querySelector("a");
  link?.focus();
  link?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(menu).not.toHaveAttribute("data-open");
  expect(button).toHaveFocus();
});
