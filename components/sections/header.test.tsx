import { render, screen, within } from "@testing-library/react";
import { Header } from "@/components/sections/header";
import { company } from "@/content/company";
import { pages, serviceMenu } from "@/content/navigation";

let header: HTMLElement;
const pairs = (place: Element | null) =>
  [...(place?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

beforeEach(() => {
  render(
    <Header
      company={company}
      serviceMenu={serviceMenu}
      pages={pages}
      path="/services/acRepair"
      light={false}
    />,
  );
  header = screen.getByRole("banner");
});

test("the top bar has deals, the number, the address and finance (rows 5, 30-33)", () => {
  expect(pairs(header.querySelector(".top-bar"))).toEqual([
    ["Exclusive Deals", "/promotions"],
    [`Call for a Quote: ${company.phone.display}`, `tel:${company.phone.e164}`],
    [company.email, `mailto:${company.email}`],
    ["Finance with us", "/finance"],
  ]);
  expect(header.querySelector(".top-bar [aria-label]")).toBeNull();
});

test("the six entries stand in their order, in one nav for both layouts (rows 34-36)", () => {
  const navs = screen.getAllByRole("navigation", { hidden: true });
  expect(navs).toHaveLength(1);
  const entries = [...(navs[0]?.querySelectorAll(":scope > ul > li > .nav-item") ?? [])];
  expect(entries.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["A", "Home"],
    ["BUTTON", "Services"],
    ["BUTTON", "About"],
    ["A", "Promotions"],
    ["A", "Gallery"],
    ["A", "Contact"],
  ]);
});

test("the page's own entry is marked, and the menu that it stands in (row 35)", () => {
  const marked = [...header.querySelectorAll("[aria-current]")].map((entry) => [
    entry.textContent,
    entry.getAttribute("aria-current"),
  ]);
  expect(marked).toEqual([
    ["Services", "true"],
    ["AC Repair Services", "page"],
  ]);
});

test("Services and About are buttons over native popovers (row 35)", () => {
  for (const [name, panel] of [
    ["Services", "services-menu"],
    ["About", "about-menu"],
  ] as const) {
    const button = within(header).getByRole("button", { name, hidden: true });
    expect(button).toHaveAttribute("popovertarget", panel);
    expect(document.getElementById(panel)).toHaveAttribute("popover", "auto");
  }
});

test("the Services menu holds its four groups with every entry and nothing more (rows 35, 46-51, 57)", () => {
  const menu = document.getElementById("services-menu");
  expect(
    [...(menu?.querySelectorAll(".panel-heading") ?? [])].map((each) => each.textContent),
  ).toEqual(["Cooling", "Heating", "Duct Cleaning", "Water Heaters"]);
  expect(pairs(menu)).toEqual(
    serviceMenu.flatMap(({ children }) => children.map(({ label, path }) => [label, path])),
  );
  expect(pairs(menu)).toHaveLength(18);
});

test("the About menu holds About Us and Service Area (row 36)", () => {
  expect(pairs(document.getElementById("about-menu"))).toEqual([
    ["About Us", "/about-us"],
    ["Service Area", "/service-area"],
  ]);
});

test("'Schedule Service' leads to /contact (rows 37, 205, 206)", () => {
  const button = within(header).getByRole("link", { name: "Schedule Service" });
  expect(button).toHaveAttribute("href", "/contact");
});

test("the logo leads home (row 44)", () => {
  const logo = within(header).getAllByRole("link", { name: company.name });
  expect(logo[0]).toHaveAttribute("href", "/");
});
