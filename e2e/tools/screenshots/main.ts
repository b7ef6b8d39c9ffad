import { mkdir } from "node:fs/promises";
import { chromium, type Browser, type Page } from "playwright";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { startPreview } from "@/e2e/servers/preview/server";
import { states, windows, type State, type Window } from "@/e2e/tools/screenshots/states";

const folder = "screenshots";

/**
 * Scrolls through the page as a reader does, so that nothing is photographed before it animates in,
 * and shows what browsers leave out until it is near: in a whole photograph everything is.
 */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (const strip of document.querySelectorAll<HTMLElement>(".strip")) {
      strip.style.contentVisibility = "visible";
    }
    // The gallery grows while it is read, so its end is looked for anew at each step.
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      // No named function in here: tsx would wrap it in a helper that the page does not have.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    // A picture in a closed menu or in a box's lower half is never near, and would keep us waiting.
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  await page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Waits until whatever fades or slides has come to rest; what moves for ever is left to move. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // What a scroll sets off, such as the header's change of color, begins a frame or two later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

async function photograph(browser: Browser, url: string, state: State, window: Window) {
  const context = await browser.newContext({
    viewport: { width: window.width, height: window.height },
    ...state.context,
    hasTouch: window.touch,
    isMobile: window.touch,
  });
  const page = await context.newPage();
  // On a first visit the device's own font may stay; what is looked at shall be in ours.
  await page.goto(`${url}/terms`, { waitUntil: "networkidle" });
  await state.before?.(page);
  await page.goto(url + state.path, { waitUntil: state.before ? "load" : "networkidle" });
  if (state.media) await page.emulateMedia(state.media);
  const fullPage = !state.act || state.whole;
  if (fullPage) await readThrough(page);
  await state.act?.(page, window);
  await settle(page);
  const path = `${folder}/${state.name}-${window.width}.png`;
  await page.screenshot({ path, fullPage });
  await context.close();
}

/**
 * Photographs every route and state of the built export at three widths into screenshots/.
 * `npm run screenshots [part of a name …]`; the export must have been built for MAIL_PORT.
 */
async function main() {
  const wanted = process.argv.slice(2);
  const chosen = states.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  await mkdir(folder, { recursive: true });
  const mailPort = Number(process.env.MAIL_PORT ?? 3001);
  const backend = await startMailBackend({ port: mailPort, outboxDir: ".outbox" });
  const preview = await startPreview({ port: 0, outDir: process.env.OUT_DIR || "out" });
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: browserSwitches,
  });
  for (const state of chosen) {
    for (const window of state.windows ?? windows)
      await photograph(browser, preview.url, state, window);
    console.log(state.name);
  }
  await browser.close();
  await preview.close();
  await backend.close();
}

await main();
