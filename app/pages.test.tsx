import { render, screen, within } from "@testing-library/react";
import AboutPage from "@/app/about-us/page";
import ContactPage from "@/app/contact/page";
import FinancePage from "@/app/finance/page";
import { NotFoundPage } from "@/app/not-found-page";
import HomePage from "@/app/page";
import PrivacyPage from "@/app/privacy-policy/page";
import PromotionsPage from "@/app/promotions/page";
import ServiceAreaPage from "@/app/service-area/page";
import { generateStaticParams } from "@/app/services/[serviceKey]/page";
import sitemap from "@/app/sitemap";
import TermsPage from "@/app/terms/page";
import { company } from "@/content/company";
import { serviceKeys } from "@/content/services";
import { towns } from "@/content/towns";
import { fakeMedia, fakeObserver } from "@/lib/testing/fake-window";

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);
const hrefs = (name: string) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));

beforeEach(() => {
  fakeMedia();
  fakeObserver();
});

test.each([
  ["Privacy Policy are coming soon...", PrivacyPage],
  ["Terms of Use are coming soon...", TermsPage],
  ["Finance are coming soon...", FinancePage],
])("a placeholder page says '%s' and nothing else (rows 14-16)", (words, Page) => {
  render(<Page />);
  expect(screen.getByRole("main").textContent).toBe(words);
  expect(headings(1)).toEqual([words]);
});

test("home has its sections in the specified order (rows 70, 76, 77, 79, 83-85)", () => {
  render(<HomePage />);
  const order = within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  const expected = [
    "What's wrong?",
    "Comprehensive HVAC Solutions Tailored for Your Comfort",
    "Get a Free Quote",
    "Maintenance plan: two visits a year",
    "Towns we serve",
    "What customers say",
    "Need Assistance? Trust Our HVAC Experts",
  ];
  expect(order).toEqual(expected);
});

test("home has one heading, which holds a fixed sentence beside the typed line (row 67)", () => {
  render(<HomePage />);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveAccessibleName(/^Heating, cooling and water heaters.*since\s2010\.$/);
});

test("home's quote section offers the telephone as well (row 76)", () => {
  render(<HomePage />);
  const section = within(screen.getByRole("region", { name: "Get a Free Quote" }));
  expect(section.getByRole("button", { name: /quote/i })).toBeEnabled();
  const numbers = section.getAllByRole("link", { name: company.phone.display });
  for (const number of numbers) expect(number).toHaveAttribute("href", `tel:${company.phone.e164}`);
});

test("home's named buttons are links to their exact addresses (rows 78, 82, 84, 205, 206)", () => {
  render(<HomePage />);
  expect(hrefs("Join the Maintenance Plan")).toEqual(["/contact"]);
  expect(hrefs("Get Your Free Quote")).toEqual(["/contact"]);
  expect(hrefs("Click to see the full list of locations")).toEqual(["/service-area"]);
});

test("home's four cards lead to their families' main pages (rows 71-75)", () => {
  render(<HomePage />);
  const overview = within(
    screen.getByRole("region", { name: "Comprehensive HVAC Solutions Tailored for Your Comfort" }),
  );
  const first = overview
    .getAllByRole("article")
    .map((card) => within(card).getAllByRole("link")[0]?.getAttribute("href"));
  expect(first).toEqual([
    "/services/furnaceRepair",
    "/services/acRepair",
    "/services/standardDuctCleaning",
    "/services/waterHeaterRepair",
  ]);
});

test("the strip shows the towns twice, the second time for the eye alone (row 79)", () => {
  render(<HomePage />);
  const [first, copy] = document.querySelectorAll(".strip ul");
  const names = (list?: Element) =>
    [...(list?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  expect(names(first)).toEqual(towns);
  expect(names(copy)).toEqual(towns);
  expect(first).not.toHaveAttribute("aria-hidden");
  expect(copy).toHaveAttribute("aria-hidden", "true");
  expect(document.querySelector(".strip a")).toBeNull();
});

test("contact is titled to the letter and holds the form (rows 101, 102)", () => {
  render(<ContactPage />);
  expect(headings(1)).toEqual(["Get in touch with us"]);
  expect(screen.getByRole("button", { name: "Submit message" })).toBeEnabled();
});

test("about has its headings, its three reasons and the way to emergency service (rows 56, 113-115)", () => {
  render(<AboutPage />);
  expect(headings(2).slice(0, 4)).toEqual([
    "Our Mission",
    "Our Vision",
    "Our Story",
    "Why Choose Us",
  ]);
  expect(headings(3)).toEqual([
    "Certified & Experienced",
    "24/7 Emergency Service",
    "Eco-Friendly Solutions",
  ]);
  expect(document.querySelector('main a[href="/services/emergencyAC"]')).toBeVisible();
});

test("promotions is titled to the letter and tells how a code is redeemed (rows 129, 139)", () => {
  render(<PromotionsPage />);
  expect(headings(1)).toEqual(["Current Promotions"]);
  expect(screen.getByText(/Mention the code to your technician to redeem it\./)).toBeVisible();
});

test("service area is titled to the letter, with a way to ask about other towns (rows 140, 141)", () => {
  render(<ServiceAreaPage />);
  expect(headings(1)).toEqual(["Our Service Areas"]);
  expect(hrefs("Ask us about your city")).toEqual(["/contact"]);
});

test("the page for unknown addresses lists every service and leads home (rows 10, 116)", () => {
  render(<NotFoundPage />);
  expect(hrefs("Go to the home page")).toEqual(["/"]);
  for (const key of serviceKeys) {
    expect(document.querySelector(`main a[href="/services/${key}"]`)).toBeInTheDocument();
  }
});

test("all eighteen service pages are exported and listed, the unsubscribe and error pages are not (rows 18, 56)", () => {
  expect(generateStaticParams()).toEqual(serviceKeys.map((serviceKey) => ({ serviceKey })));
  const listed = sitemap().map(({ url }) => new URL(url).pathname);
  for (const key of serviceKeys) expect(listed).toContain(`/services/${key}`);
  expect(listed).not.toContain("/unsubscribe");
  expect(listed.filter((path) => path.includes("404"))).toEqual([]);
});
