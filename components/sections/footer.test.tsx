import { render, screen, within } from "@testing-library/react";
import { Footer } from "@/components/sections/footer";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages } from "@/content/navigation";
import { towns } from "@/content/towns";
import { business } from "@/lib/seo/structured-data";

let footer: HTMLElement;
const hrefOf = (name: string | RegExp) =>
  within(footer).getByRole("link", { name }).getAttribute("href");

beforeEach(() => {
  render(
    <Footer
      company={company}
      copyrightYear={facts.copyrightYear}
      finance={pages.finance}
      pages={[pages.about, pages.contact, pages.serviceArea, pages.privacy, pages.terms]}
    />,
  );
  footer = screen.getByRole("contentinfo");
});

test("the address reads as in the structured data (row 58)", () => {
  const address = footer.querySelector("address");
  for (const part of Object.values(company.address)) expect(address).toHaveTextContent(part);
  expect(business(company, towns, "")["address"]).toMatchObject({
    streetAddress: company.address.street,
    addressLocality: company.address.town,
  });
});

test("number, address and finance are links (rows 5, 59)", () => {
  expect(hrefOf(`Call for a Quote: ${company.phone.display}`)).toBe(`tel:${company.phone.e164}`);
  expect(hrefOf(company.email)).toBe(`mailto:${company.email}`);
  expect(hrefOf("Finance with us")).toBe("/finance");
});

test("the three social links and the map open a new tab and say so (rows 5, 60, 61)", () => {
  const away = [...company.social, { label: "Find us on the map", url: company.mapUrl }];
  for (const { label, url } of away) {
    const link = within(footer).getByRole("link", { name: `${label} (opens in a new tab)` });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  }
  expect(footer.querySelector("iframe")).toBeNull();
});

test("the newsletter form is in it (row 62)", () => {
  expect(within(footer).getByRole("button", { name: "Subscribe" })).toBeEnabled();
});

test("About Us, Contact, Privacy and Terms are one press away, nothing is collapsed (rows 63, 65)", () => {
  for (const { label, path } of [pages.about, pages.contact, pages.privacy, pages.terms]) {
    expect(hrefOf(label)).toBe(path);
  }
  expect(footer.querySelector("details, [hidden], [aria-expanded]")).toBeNull();
});

test("the copyright says 2025 with the developer's credit, whatever the year (rows 6, 64)", () => {
  expect(footer.lastElementChild).toHaveTextContent(
    `\u00a9 2025 ${company.name}. Site by ${company.developer.name}`,
  );
  expect(hrefOf(new RegExp(company.developer.name))).toBe(company.developer.url);
});
