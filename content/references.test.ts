import { pages } from "@/content/navigation";
import { pictures } from "@/content/pictures";
import { promotions } from "@/content/promotions";
import { serviceOptionSchema } from "@/content/schema";
import { isServiceKey, serviceKeys, services } from "@/content/services";

test.each(["acrepair", "unknown", "constructor", "__proto__", ""])(
  "%j is no key of the register (rows 10, 116)",
  (key) => expect(isServiceKey(key)).toBe(false),
);

const addresses = new Set([
  ...Object.values(pages).map(({ path }) => path),
  ...serviceKeys.map((key) => `/services/${key}`),
]);

test.each(serviceKeys)("all that %s refers to exists (rows 121, 128)", (key) => {
  const service = services[key];
  for (const other of service.related) {
    expect(isServiceKey(other)).toBe(true);
    expect(other).not.toBe(key);
  }
  for (const { ctaLink } of service.sections) {
    if (ctaLink) expect(addresses).toContain(ctaLink.split(/[?#]/)[0]);
  }
  expect([...pictures.keys()]).toContain(service.picture);
  if (service.promotion) expect(promotions.map(({ id }) => id)).toContain(service.promotion);
  expect(serviceOptionSchema.options).toContain(service.option);
});
