/** @jest-environment node */
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import ServicePage from "@/app/services/[serviceKey]/page";
import { type ServiceKey, serviceKeys } from "@/content/services";
import { wordsIn } from "@/lib/testing/readability";

/** A worried reader reads two screens: who waits for help in an emergency, less. */
const limitOf = (key: ServiceKey) => (key === "emergencyAC" ? 550 : 750);

/** Everything that `main` says without its offers, which come and go; blocks stay apart. */
async function wordsOfMain(key: ServiceKey): Promise<string> {
  const page = await ServicePage({ params: Promise.resolve({ serviceKey: key }) });
  const html = renderToStaticMarkup(page).replace(/<(?!\/?(?:b|strong|span)\b)/g, " <");
  const main = new JSDOM(html).window.document.querySelector("main");
  for (const unread of main?.querySelectorAll("script, noscript, svg, .side-offer") ?? []) {
    unread.remove();
  }
  return main?.textContent ?? "";
}

// Longer is a choice, never an accident: whoever needs more words raises the limit here.
test.each(serviceKeys)("%s is read in two minutes", async (key) => {
  const words = wordsIn(await wordsOfMain(key)).length;
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThanOrEqual(limitOf(key));
});

const { acRepair, emergencyAc, financing, hours, plan } = facts;
/** What a reader looks for, and reads twice for nothing. */
const onceOnly = [
  ...[company.phone.display, hours.weekdays, hours.extended, facts.replyTime],
  ...[acRepair.diagnosticFee, plan.price, financing.interest, emergencyAc.arrival],
  ...[acRepair.warranty, emergencyAc.warranty, "extra fee outside", facts.certification],
];

test.each(serviceKeys)("%s says hours, prices, warranty and number once", async (key) => {
  const words = (await wordsOfMain(key)).toLowerCase();
  const times = (said: string) => words.split(said.toLowerCase()).length - 1;
  expect(onceOnly.filter((said) => times(said) > 1)).toEqual([]);
  expect(times(company.phone.display)).toBe(1);
});
