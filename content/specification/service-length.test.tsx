/** @jest-environment node */
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import ServicePage from "@/app/services/[serviceKey]/page";
import { type ServiceKey, serviceKeys, services } from "@/content/services";
import { mainText } from "@/lib/testing/main-text";
import { readingLength } from "@/lib/testing/reading-length";

/** A page is two screens of reading, in an emergency less. */
const limitOf = (key: ServiceKey) => (key === "emergencyAC" ? 550 : 750);

const pageOf = (serviceKey: ServiceKey) => ServicePage({ params: Promise.resolve({ serviceKey }) });
const wordsOfMain = async (key: ServiceKey) => mainText(await pageOf(key));

// A longer page must be a decision: raise the limit here.
test.each(serviceKeys)("%s is read in two minutes", async (key) => {
  const words = readingLength(await pageOf(key));
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThanOrEqual(limitOf(key));
});

test.each(serviceKeys)("%s is for homes and for businesses (row 1)", async (key) => {
  const words = await wordsOfMain(key);
  expect(words).toMatch(/\b(residential|homes?|houses?)\b/i);
  expect(words).toMatch(/\b(commercial|business(es)?)\b/i);
});

const { acRepair, emergencyAc, financing, hours, plan } = facts;
/** What readers look for, and need only once. */
const onceOnly = [
  ...[company.phone.display, hours.extended, facts.replyTime],
  ...[acRepair.diagnosticFee, plan.price, financing.interest, emergencyAc.arrival],
  ...[acRepair.warranty, emergencyAc.warranty, "extra fee outside", facts.certification],
];

test.each(serviceKeys)("%s says prices, warranty and number once", async (key) => {
  const words = (await wordsOfMain(key)).toLowerCase();
  const times = (said: string) => words.split(said.toLowerCase()).length - 1;
  expect(onceOnly.filter((said) => times(said) > 1)).toEqual([]);
  expect(times(company.phone.display)).toBe(1);
  // Hours answer "when" in the first window where nothing else does, and have their info card.
  const { availability = "none", facts: first } = services[key];
  expect(times(availability)).toBe(first.primaryAction === "call" ? 1 : 2);
});
