import type { Browser, Request } from "playwright";
import { entriesOf, firstField, largestPaint } from "@/e2e/tools/bench/measure/phone";
import { openPhone, pause, touch, type Phone } from "@/e2e/tools/bench/measure/phone";

/** How long a page is left alone, so that no timer can hide a script; and how long a touch may rest. */
const [untouched, touched] = [6000, 1500];

/**
 * What a page costs on the wire. Each state is reached by itself, from an empty cache; nothing here
 * depends on the machine's speed, but for what was asked for before the largest paint.
 */
export async function measureBytes(browser: Browser, url: string, page: string) {
  const alone = await visit(browser, url, () => pause(untouched));
  const scrolled = await visit(browser, url, scrollToEnd);
  const field = await visit(browser, url, async (phone) => {
    const element = phone.page.locator(firstField).first();
    if ((await element.count()) > 0) await touch(phone, element);
    await pause(touched);
  });
  const early = alone.transfers.filter(({ asked }) => asked < alone.painted);
  return {
    [`script untouched, ${page}`]: scriptBytes(alone.transfers),
    [`script before the largest paint, ${page}`]: scriptBytes(early),
    [`script scrolled, ${page}`]: scriptBytes(scrolled.transfers),
    [`script after a touch, ${page}`]: scriptBytes(field.transfers),
    [`all bytes, ${page}`]: alone.transfers.reduce((sum, { bytes }) => sum + bytes, 0),
    [`requests, ${page}`]: alone.transfers.length,
    [`shift, ${page}`]: Math.max(alone.shift, scrolled.shift),
  };
}

/** Opens a page on a phone of its own, with every request recorded from the first on. */
async function visit(browser: Browser, url: string, act: (phone: Phone) => Promise<unknown>) {
  await using phone = await openPhone(browser);
  const requests: Request[] = [];
  phone.page.on("request", (request) => requests.push(request));
  await phone.page.goto(url, { waitUntil: "load" });
  await act(phone);
  const transfers = await weighAll(requests);
  const began = await phone.page.evaluate(() => performance.timeOrigin);
  const painted = began + (await largestPaint(phone.page));
  const shifts = await entriesOf(phone.page, "layout-shift");
  const shift = shifts.reduce((sum, { value = 0 }) => sum + value, 0);
  return { transfers, painted, shift: Math.round(shift * 1000) / 1000 };
}

type Transfer = Awaited<ReturnType<typeof weigh>>;

/** Weighs requests once all of them have ended and no other has followed for a second. */
async function weighAll(requests: readonly Request[]): Promise<Transfer[]> {
  let weighed: Transfer[] = [];
  do {
    await pause(1000);
    weighed = await Promise.all(requests.map(weigh));
  } while (weighed.length < requests.length);
  return weighed;
}

/** Bytes of a body as sent, and when it was asked for, in milliseconds of the epoch. */
async function weigh(request: Request) {
  // One that failed has no size.
  const { responseBodySize: bytes } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
  // What is fetched ahead has no type of its own yet: it goes by its name.
  const script = request.resourceType() === "script" || /\.js(\?|$)/.test(request.url());
  return { script, bytes: Math.max(0, bytes), asked: request.timing().startTime };
}

const scriptBytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { script, bytes }) => sum + (script ? bytes : 0), 0);

/** Scrolls to the end as a reader who skims: half a window at a time. */
async function scrollToEnd({ page }: Phone): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 150));
    }
  });
  await pause(touched);
}
