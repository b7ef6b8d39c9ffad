import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import type { Measurements } from "@/e2e/tools/bench/report/measurements";

const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's mobile preset, once, in a browser of its own: scores from 0 to 100. */
export async function measureLighthouse(
  executablePath: string,
  url: string,
  page: string,
): Promise<Measurements> {
  const browser = await puppeteer.launch({ executablePath, args: browserSwitches });
  try {
    const flags = { logLevel: "error", disableFullPageScreenshot: true, onlyCategories } as const;
    const tab = await browser.newPage();
    const { lhr } = (await lighthouse(url, { ...flags }, undefined, tab)) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? "no result");
    return Object.fromEntries(
      onlyCategories.map((name) => [
        `${name}, ${page}`,
        Math.round((lhr.categories[name]?.score ?? 0) * 100),
      ]),
    );
  } finally {
    await browser.close();
  }
}
