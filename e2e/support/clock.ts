import type { Browser } from "@playwright/test";

/** Hours at which pages say different things; all of them in Illinois. */
export const instants = {
  "in open hours": "2026-11-24T17:00:00Z",
  "at night": "2026-11-25T09:00:00Z",
  "on a Sunday": "2026-11-22T18:00:00Z",
  "on a holiday": "2026-11-26T18:00:00Z",
  "in the night the clocks go back": "2026-11-01T06:30:00Z",
  "in the night the clocks go forward": "2027-03-14T07:30:00Z",
};

/** When the tests take place, and their export is built, whatever the machine's clock says. */
export const testTime = new Date(process.env.TEST_TIME || instants["in open hours"]);

/** Runs in the page, before its scripts: moves its dates by so many milliseconds. */
function moveDates(gap: number) {
  const real = Date;
  const now = () => real.now() + gap;
  window.Date = new Proxy(real, {
    construct: (_, given, made) => Reflect.construct(real, given.length ? given : [now()], made),
    get: (_, name) => (name === "now" ? now : Reflect.get(real, name)),
  });
}

/** Has it be `testTime` in every page of the browser; from there time passes as it does. */
export function pinClock(browser: Browser): void {
  const gap = testTime.getTime() - Date.now();
  browser.on("context", (context) => void context.addInitScript(moveDates, gap));
}
