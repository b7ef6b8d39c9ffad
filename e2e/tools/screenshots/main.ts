import { chromium, devices, type Page } from "playwright";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { portFrom } from "@/e2e/servers/preview/addresses";
import { startPreview } from "@/e2e/servers/preview/server";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { everyRoute } from "@/e2e/support/routes";

const { "Desktop Chrome": desktop, "iPad Mini": tablet, "Pixel 7": phone } = devices;
const screens = { phone, tablet, desktop: { ...desktop, viewport: { width: 1440, height: 900 } } };

const addresses = [
  ...everyRoute,
  "/nowhere",
  "/services/nowhere",
  "/unsubscribe?email=jane@example.com",
];

/** Shows all that waits until it is near, so that a picture of the whole page is whole. */
async function readThrough(page: Page): Promise<void> {
  await page.addStyleTag({ content: ".strip { content-visibility: visible !important; }" });
  await page.evaluate(async () => {
    // The gallery grows while it is read, so its end is looked for anew at each step.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    scrollTo({ top: 0, behavior: "instant" });
  });
}

// `npm run screenshots [part of an address …]`: every page of the built export, whole, at three widths,
// into screenshots/. The export must have been built for MAIL_PORT. For states of a page: `npx playwright
// test --ui`.
const wanted = process.argv.slice(2);
const port = portFrom("MAIL_PORT", 3001);
const backend = await startMailBackend({ port, outboxDir: ".outbox" });
const preview = await startPreview({ port: 0, outDir: process.env.OUT_DIR || "out" });
const executablePath = await findOrInstallBrowser();
const browser = await chromium.launch({ executablePath, args: browserSwitches });
for (const [screen, options] of Object.entries(screens)) {
  const context = await browser.newContext({ ...options, baseURL: preview.url, bypassCSP: true });
  const page = await context.newPage();
  for (const address of addresses) {
    if (wanted.length > 0 && !wanted.some((part) => address.includes(part))) continue;
    await page.goto(address, { waitUntil: "networkidle" });
    await readThrough(page);
    const name = address.slice(1).replace(/\W+/g, "-") || "home";
    await page.screenshot({ path: `screenshots/${name}-${screen}.png`, fullPage: true });
    console.log(`${name}-${screen}`);
  }
  await context.close();
}
await browser.close();
await preview.close();
await backend.close();
