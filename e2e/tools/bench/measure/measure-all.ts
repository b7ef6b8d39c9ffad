import type { Browser } from "playwright";
import { measureBytes } from "@/e2e/tools/bench/measure/bytes";
import { measureLighthouse } from "@/e2e/tools/bench/measure/lighthouse";
import { templates, type Template } from "@/e2e/tools/bench/measure/templates";
import type { Measurements } from "@/e2e/tools/bench/report/measurements";

/** Pages whose bytes are counted at the same time: a count does not mind a busy machine. */
const countedAtOnce = 4;

/** Measures the wanted pages of the site at `url`: bytes and Lighthouse, once each. */
export async function measureAll(
  { browser, executablePath }: { browser: Browser; executablePath: string },
  url: string,
  wanted: readonly Template[],
): Promise<Measurements> {
  const all: Measurements = {};
  type Take = (address: string, page: Template) => Promise<Measurements>;
  const inTurn = async (what: string, take: Take, atOnce: number) => {
    const queue = wanted.values();
    const work = async () => {
      for (const page of queue) {
        console.log(`${what}: ${templates[page]}`);
        const once = () => take(templates[page], page);
        const lost = (error: unknown) => (console.log(`not read: ${String(error)}`), {});
        // On a busy machine a page is late now and then; twice is no accident.
        Object.assign(all, await once().catch(once).catch(lost));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  const count: Take = (address, page) => measureBytes(browser, url + address, page);
  await inTurn("bytes", count, countedAtOnce);
  const score: Take = (address, page) => measureLighthouse(executablePath, url + address, page);
  await inTurn("Lighthouse", score, 1);
  return all;
}
