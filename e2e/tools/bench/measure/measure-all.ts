import type { Browser } from "playwright";
import { measureBytes } from "@/e2e/tools/bench/measure/bytes";
import { measureEarlyInput } from "@/e2e/tools/bench/measure/early-input";
import { measureLighthouse } from "@/e2e/tools/bench/measure/lighthouse";
import { measureMainThread, measureNextPage } from "@/e2e/tools/bench/measure/loads";
import type { Measurements } from "@/e2e/tools/bench/report/measurements";
import { countFiles, type Served, type Template } from "@/e2e/tools/bench/sites/sites";

type Take = (site: Served, page: Template, address: string) => Promise<Measurements>;

/** Pages whose bytes are counted at the same time: a count does not mind a busy machine. */
const countedAtOnce = 4;

/**
 * Measures the wanted pages of all sites: bytes, files and Lighthouse once, clocks in so many rounds,
 * in which the sites take turns, so that all of them meet the same machine. Out: medians, by site.
 */
export async function measureAll(
  { browser, executablePath }: { browser: Browser; executablePath: string },
  sites: readonly Served[],
  { wanted, runs }: { wanted: readonly Template[]; runs: number },
): Promise<Record<string, Measurements>> {
  const readings = sites.map((site) => ({ site, all: [] as Measurements[] }));

  const inTurn = async (what: string, pages: readonly Template[], take: Take, atOnce = 1) => {
    const asked = pages.filter((page) => wanted.includes(page));
    const queue = asked.flatMap((page) => readings.map((each) => ({ page, ...each }))).values();
    const work = async () => {
      for (const { page, site, all } of queue) {
        const address = site.pages[page];
        if (address === undefined) continue;
        console.log(`${what}: ${site.name} ${address}`);
        const once = () => take(site, page, address);
        const lost = (error: unknown) => (console.log(`not read: ${String(error)}`), {});
        // On a busy machine a page is late now and then; twice is no accident.
        all.push(await once().catch(once).catch(lost));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  const count: Take = async ({ quick, folder }, page, at) => ({
    ...(await measureBytes(browser, quick + at, page)),
    [`files, ${page}`]: await countFiles(folder, at),
  });
  const load: Take = ({ quick }, _, at) => measureMainThread(browser, quick + at);
  const goOn: Take = (site) => measureNextPage(browser, site, false);
  const scrollAndGoOn: Take = (site) => measureNextPage(browser, site, true);
  const type: Take = ({ slow }, page, at) => measureEarlyInput(browser, slow + at, page);
  const score: Take = ({ quick }, page, at) => measureLighthouse(executablePath, quick + at, page);
  await inTurn("bytes", wanted, count, countedAtOnce);
  for (let run = 1; run <= runs; run += 1) {
    await inTurn(`main thread ${run}`, ["home"], load);
    await inTurn(`next page ${run}`, ["service"], goOn);
    await inTurn(`next page after scrolling ${run}`, ["service"], scrollAndGoOn);
    await inTurn(`early input ${run}`, ["contact", "service"], type);
  }
  await inTurn("Lighthouse", wanted, score);
  return Object.fromEntries(readings.map(({ site, all }) => [site.name, medians(all)]));
}

/** The middle of each value that several readings have, the upper one of two; NaN is no value. */
function medians(readings: readonly Measurements[]): Measurements {
  const found: Record<string, number[]> = {};
  for (const [name, value] of readings.flatMap((each) => Object.entries(each)))
    if (!Number.isNaN(value)) (found[name] ??= []).push(value);
  const middle = (all: number[]) =>
    all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN;
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, middle(all)]));
}
