import { act, fireEvent, render, screen } from "@testing-library/react";
import { HeaderFrame } from "@/components/islands/header-frame";
import { fakeMedia, scrollWindow } from "@/lib/testing/fake-window";
import { fakePopover } from "@/lib/testing/fake-popover";

let path = "/";
jest.mock("next/navigation", () => ({ usePathname: () => path }));

const page = () => (
  <>
    <HeaderFrame>
      <button popoverTarget="menu" aria-expanded="false">
        Menu
      </button>
      <nav id="menu" popover="auto">
        <a href="#here">Promotions</a>
        <button popoverTarget="services" aria-expanded="false">
          Services
        </button>
        <div id="services" popover="auto">
          <button popoverTarget="services" popoverTargetAction="hide">
            Back
          </button>
          <a href="#there">Furnace Repair</a>
        </div>
      </nav>
    </HeaderFrame>
    <main data-behind-menu>Behind</main>
  </>
);
const header = () => screen.getByRole("banner");
const panel = (id: string) => document.getElementById(id)!;
const button = (name: string) => screen.getByRole("button", { name });
const isOpen = (id: string) => panel(id).matches(":popover-open");
const show = (id: string) => act(() => panel(id).showPopover());
const point = (kind: "enter" | "leave", target: Element, pointerType = "mouse") =>
  act(() => void target.dispatchEvent(Object.assign(new Event(`pointer${kind}`), { pointerType })));
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeAll(fakePopover);
beforeEach(() => {
  jest.useFakeTimers();
  path = "/";
  fakeMedia(() => true);
});
afterEach(() => {
  scrollWindow(0);
  jest.useRealTimers();
});

test("the scrolled state begins beyond 120 px (rows 38, 41)", () => {
  render(page());
  for (const [y, scrolled] of [
    [119, false],
    [120, false],
    [121, true],
    [120, false],
  ] as const) {
    scrollWindow(y);
    expect(header().hasAttribute("data-scrolled")).toBe(scrolled);
  }
});

test("an open menu makes the text dark, at the top too (row 41)", () => {
  render(page());
  expect(header()).not.toHaveAttribute("data-dark-text");
  show("services");
  expect(header()).toHaveAttribute("data-dark-text");
  act(() => panel("services").hidePopover());
  expect(header()).not.toHaveAttribute("data-dark-text");
});

test("the button whose panel's pages one is among is marked, and no other (row 35)", () => {
  path = "/services/emergencyAC";
  const frame = () => (
    <HeaderFrame>
      <nav>
        {["/services/acRepair", "/about-us"].map((to) => (
          <div key={to}>
            <button className="nav-item">{to}</button>
            <div>
              <a href={to}>Page</a>
            </div>
          </div>
        ))}
      </nav>
    </HeaderFrame>
  );
  const { rerender } = render(frame());
  expect(button("/services/acRepair")).toHaveAttribute("aria-current", "true");
  expect(button("/about-us")).not.toHaveAttribute("aria-current");
  path = "/finance";
  rerender(frame());
  expect(button("/services/acRepair")).not.toHaveAttribute("aria-current");
});

test("each button says whether its panel is open (row 35)", () => {
  render(page());
  show("services");
  expect(button("Services")).toHaveAttribute("aria-expanded", "true");
  expect(button("Menu")).toHaveAttribute("aria-expanded", "false");
  expect(button("Back")).not.toHaveAttribute("aria-expanded");
  act(() => panel("services").hidePopover());
  expect(button("Services")).toHaveAttribute("aria-expanded", "false");
});

test("the open drawer makes the page behind it inert (row 40; faults part c)", () => {
  render(page());
  show("menu");
  expect(screen.getByText("Behind")).toHaveProperty("inert", true);
  act(() => panel("menu").hidePopover());
  expect(screen.getByText("Behind")).toHaveProperty("inert", false);
});

test("another path closes the menu (row 40)", () => {
  const { rerender } = render(page());
  show("menu");
  path = "/promotions";
  rerender(page());
  expect(isOpen("menu")).toBe(false);
  expect(header()).not.toHaveAttribute("data-dark-text");
});

test("a link of the menu closes it, also where the path stays the same (row 40)", () => {
  render(page());
  show("menu");
  show("services");
  fireEvent.click(screen.getByRole("link", { name: "Furnace Repair" }));
  expect([isOpen("menu"), isOpen("services")]).toEqual([false, false]);
});

test("a mouse opens a panel, and leaving both closes it after a grace (row 35; faults part c)", () => {
  render(page());
  point("enter", button("Services"));
  expect(isOpen("services")).toBe(true);
  point("leave", button("Services"));
  pass(219);
  point("enter", panel("services"));
  pass(1000);
  expect(isOpen("services")).toBe(true);
  point("leave", panel("services"));
  pass(219);
  expect(isOpen("services")).toBe(true);
  pass(1);
  expect(isOpen("services")).toBe(false);
});

test("a finger opens nothing by touching, nor does a mouse in the narrow layout (rows 35, 39)", () => {
  const { unmount } = render(page());
  point("enter", button("Services"), "touch");
  expect(isOpen("services")).toBe(false);
  unmount();
  fakeMedia(() => false);
  render(page());
  point("enter", button("Services"));
  expect(isOpen("services")).toBe(false);
});

test("a click on a button whose panel the mouse has opened keeps it (row 35)", () => {
  render(page());
  point("enter", button("Services"));
  expect(fireEvent.click(button("Services"))).toBe(false);
  point("leave", button("Services"));
  pass(1000);
  expect(isOpen("services")).toBe(true);
  // The next click is the visitor's own: the browser closes the panel.
  expect(fireEvent.click(button("Services"))).toBe(true);
});

test("focus that leaves button and panel closes it (row 35; faults part c)", () => {
  render(page());
  show("services");
  const [back, link] = [button("Back"), screen.getByRole("link", { name: "Promotions" })];
  fireEvent.focusOut(button("Services"), { relatedTarget: back });
  expect(isOpen("services")).toBe(true);
  fireEvent.focusOut(back, { relatedTarget: link });
  expect(isOpen("services")).toBe(false);
});

test("after unmount nothing listens any more (row 40)", () => {
  const { unmount } = render(page());
  const kept = header();
  unmount();
  expect(() => kept.dispatchEvent(new Event("toggle"))).not.toThrow();
});
