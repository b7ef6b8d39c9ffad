import puppeteer from "puppeteer-core";
import type { Browser, Page } from "puppeteer-core";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { expect, test } from "@/e2e/support/fixtures";
import { programOrInstall } from "@/e2e/servers/hosts/debian-package";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";

// The main journeys once more in Firefox, which Playwright cannot drive as Debian ships it.
let browser: Browser;
let page: Page;
let complaints: string[];

test.describe("in Firefox", { tag: ["@full", "@once"] }, () => {
  test.describe.configure({ mode: "default" });

  test.beforeAll(async () => {
    // The first run may have to install the browser.
    test.setTimeout(300_000);
    const executablePath = await programOrInstall("firefox-esr", "firefox-esr");
    browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  });
  test.afterAll(() => browser?.close());

  test.beforeEach(async () => {
    complaints = [];
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
  });
  test.afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  const visit = async (address: string) => {
    const answer = await page.goto(address);
    await page.locator("footer form button:not([disabled])").wait();
    return answer;
  };
  // Between two documents there is none: whoever waits for it asks again.
  const heading = () => page.$eval("h1", (title) => title.innerText).catch(() => "");
  const words = (selector: string) =>
    page.$eval(selector, (element) => (element as HTMLElement).innerText);
  /** The page that a press leads to may take its node away before the driver is done with it. */
  const press = (selector: string) =>
    page
      .locator(selector)
      .click()
      .catch((error: unknown) => {
        if (!String(error).includes("no such node")) throw error;
      });

  test("links lead from page to page, and Back leads back (rows 19-22)", async ({ site }) => {
    await visit(`${site.url}/`);
    expect(await heading()).toContain(home.headline);
    await press('footer a[href="/about-us"]');
    await expect.poll(() => page.url()).toBe(`${site.url}/about-us`);
    await expect.poll(() => heading()).toMatch(/About/);
    // A page out of its memory has no load event to wait for.
    await page.evaluate(() => history.back());
    await expect.poll(() => heading()).toContain(home.headline);
  });

  test("the services menu opens, leads to a service and closes (row 35)", async ({ site }) => {
    await visit(`${site.url}/`);
    await press("::-p-xpath(//header//button[contains(., 'Services')])");
    await press('header a[href="/services/ductlessAC"]');
    await expect.poll(() => page.url()).toBe(`${site.url}/services/ductlessAC`);
    await expect.poll(() => heading()).toMatch(/Ductless/);
  });

  test("a quote is sent from the contact page with all six fields (rows 86, 187)", async ({
    site,
    backend,
  }) => {
    const email = newAddress();
    await visit(`${site.url}/contact`);
    await page.locator("main [name=name]").fill("Ann Sample");
    await page.locator("main [name=email]").fill(email);
    await page.locator("main [name=phone]").fill("(630) 555-0100");
    await page.select("main [name=service]", "heating");
    await page.locator("main [name=message]").fill("The furnace is cold.");
    await press("main form button[type=submit]");
    await expect.poll(() => words("main form [role=status]")).not.toBe("");
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([
      {
        name: "Ann Sample",
        email,
        phone: "(630) 555-0100",
        service: "heating",
        message: "The furnace is cold.",
        subscribe: true,
      },
    ]);
  });

  test("after a reload whose scripts do not come, a press is answered with the number (rows 18, 76)", async ({
    site,
  }) => {
    await visit(`${site.url}/contact`);
    await page.setRequestInterception(true);
    page.on("request", (request) =>
      // One that the reload itself has ended is gone already.
      (request.url().endsWith(".js") ? request.abort() : request.continue()).catch(() => {}),
    );
    await page.reload();
    await press("main form button[type=submit]");
    await expect.poll(() => words(".load-status")).toContain(company.phone.display);
    expect(page.url()).toBe(`${site.url}/contact`);
    complaints = [];
  });

  test("an empty contact form says what is missing and sends nothing (row 106)", async ({
    site,
    backend,
  }) => {
    await visit(`${site.url}/contact`);
    await press("main form button[type=submit]");
    await expect.poll(() => words("main form")).toContain("Please enter a message.");
    expect(await backend.requests()).toEqual([]);
  });

  test("the newsletter takes an address (row 188)", async ({ site, backend }) => {
    const email = newAddress();
    await visit(`${site.url}/terms`);
    await page.locator("footer [name=newsletter-email]").fill(email);
    await press("footer form button");
    await expect.poll(() => words("footer form [role=status]")).not.toBe("");
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
  });

  test("a photo opens, moves on by key and closes, and focus returns (rows 178, 181, 182)", async ({
    site,
  }) => {
    await visit(`${site.url}/gallery`);
    await press("main li button");
    await page.locator("[role=dialog] img").wait();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => words("[role=dialog] [role=status]")).toMatch(/^2 of \d+/);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.$$eval("[role=dialog]", (all) => all.length)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  });

  test("towns are found by name (row 142)", async ({ site }) => {
    await visit(`${site.url}/service-area`);
    await page.locator("main input[type=search]").fill("zzz");
    await expect.poll(() => page.$$eval("main li", (all) => all.length)).toBe(0);
  });

  test("the unsubscribe page asks first, then obeys (rows 158, 160, 189)", async ({
    site,
    backend,
  }) => {
    const email = newAddress();
    await visit(`${site.url}/unsubscribe?email=${email}`);
    expect(await words("main")).toContain(email);
    expect(await backend.requests()).toEqual([]);
    await press("::-p-xpath(//main//button[contains(., 'Yes, unsubscribe me')])");
    await expect.poll(async () => bodiesSentTo(backend, paths.unsubscribe)).toEqual([{ email }]);
  });

  test("an unknown service says so, with status 404 (row 116)", async ({ site }) => {
    const answer = await visit(`${site.url}/services/nope`);
    expect(answer?.status()).toBe(404);
    await expect.poll(() => heading()).toBe("Service not found!");
    complaints = complaints.filter((line) => !/404/.test(line));
  });
});
