import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages as named, serviceMenu } from "@/content/navigation";
import { callWords } from "@/content/words/calls";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { newsletterWords } from "@/content/words/newsletter";
import { expectInOrder, expectLink, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { notFoundRoutes } from "@/e2e/support/routes";

const { menu, footer: words } = frameWords;
/** The ways to us that header and footer share. */
const ways = [
  [`${callWords.forQuote} ${company.phone.display}`, `tel:${company.phone.e164}`],
  [company.email, `mailto:${company.email}`],
  [callWords.finance, named.finance.path],
] as const;
const { home, services, about, promotions: offers, gallery, contact, serviceArea } = named;
const light = [offers, serviceArea, gallery, named.privacy, named.terms, named.finance];
const entries = serviceMenu.flatMap(({ children }) => children);

test("every page keeps its text's size, and makes markup of no text", ({ pages }) => {
  for (const { route, html } of pages) {
    expect(html, route).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(html, route).toContain('<meta name="text-scale" content="scale"');
    // No browser darkens it.
    expect(html, route).toMatch(/color-scheme: ?(only light|light only)/);
    // iPhones know the prefix only.
    expect(html, route).toContain("-webkit-text-size-adjust:100%");
  }
});

test("every header has its links and menu once (rows 30-37, 43, 46-51, 57, 206, 207)", ({
  pages,
  pageAt,
}) => {
  // What that looks like: specs/navigation/header.
  const dark = [...light.map(({ path }) => path), named.unsubscribe.path, ...notFoundRoutes];
  for (const path of dark) expect(pageAt(path).html, path).toContain('data-light="true"');
  for (const { header } of pages) {
    expectLink(header, menu.deals, offers.path);
    expectLink(header, menu.schedule, contact.path);
    for (const [label, path] of ways) expectLink(header, label, path);
    for (const { label, path } of [home, about, serviceArea, offers, gallery, contact])
      expectLink(header, label, path);
    const after = [offers.label, gallery.label, contact.label];
    expectInOrder(header.texts, [home.label, services.label, menu.about, ...after]);
    expectInOrder(header.buttons, [services.label, menu.about]);
    expectInOrder(
      header.texts,
      serviceMenu.flatMap(({ label, children }) => [label, ...children.map((each) => each.label)]),
    );
    const links = header.links.filter(({ href }) => href.startsWith("/services/"));
    expect(links).toMatchObject(entries.map(({ label, path }) => ({ text: label, href: path })));
  }
});

test("every footer has address, links and newsletter (rows 5, 6, 58-65, 149, 156)", ({ pages }) => {
  const { street, town, state, postalCode } = company.address;
  for (const { route, footer, whole } of pages) {
    const credit = words.copyright
      .replace("{year}", String(facts.copyrightYear))
      .replace("{company}", company.name)
      .replace("{developer}", company.developer.name);
    for (const line of [street, `${town}, ${state} ${postalCode}`, credit])
      expect(footer.text).toContain(line);
    for (const [label, path] of ways) expectLink(footer, label, path);
    for (const { label, path } of [about, contact, named.privacy, named.terms])
      expectLink(footer, label, path);
    const hrefs = footer.links.map(({ href }) => href);
    const away = [company.mapUrl, company.developer.url, ...company.social.map(({ url }) => url)];
    expect(hrefs).toEqual(expect.arrayContaining(away));
    expectInOrder(footer.buttons, [newsletterWords.subscribe]);
    // Twice: one for each layout, of which one shows (row 23).
    expect(whole.buttons.filter((button) => button === frameWords.toTop)).toHaveLength(2);
    const phones = whole.links.filter(({ href }) => href.startsWith("tel:"));
    for (const { href } of phones) expect(href, route).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  }
});

test("both forms have their fields (rows 62, 88-91, 94, 102, 104, 149, 204)", async ({ page }) => {
  const { fields, choose, services: choices } = formWords;
  for (const { path } of [home, contact]) {
    await page.goto(path);
    const read = (form: string) =>
      page.locator(`${form} :is(input, select, textarea)`).evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type, required, labels }) => {
          const label = labels?.[0]?.textContent;
          return [name, type, required, label];
        }),
      );
    expect(await read("main form")).toEqual([
      ["name", "text", true, fields.name],
      ["email", "email", true, fields.email],
      ["phone", "tel", true, fields.phone],
      ["service", "select-one", true, fields.service],
      ["message", "textarea", path === contact.path, fields.message],
      ["subscribe", "checkbox", false, fields.subscribe],
    ]);
    expect(await read("footer form")).toEqual([
      ["newsletter-email", "email", true, newsletterWords.label],
    ]);
    await expect(page.locator("main form").getByRole("checkbox")).toBeChecked();
    const options = page.locator("main form").getByRole("option");
    await expect(options).toHaveText([choose, ...Object.values(choices)]);
    const values = await options.evaluateAll((all) =>
      (all as HTMLOptionElement[]).map(({ value, disabled }) => (disabled ? "disabled" : value)),
    );
    expect(values).toEqual(["disabled", ...Object.keys(choices)]);
  }
  await page.goto(home.path);
  await expect(page.locator("main [name=message]")).toHaveJSProperty("rows", 2);
});
