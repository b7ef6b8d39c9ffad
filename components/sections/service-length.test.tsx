/** @jest-environment node */
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import ServicePage from "@/app/services/[serviceKey]/page";
import { type ServiceKey, serviceKeys } from "@/content/services";
import { wordsIn } from "@/lib/testing/readability";

/** A worried reader reads two screens: who waits for help in an emergency, less. */
const limitOf = (key: ServiceKey) => (key === "emergencyAC" ? 900 : 1110);

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
