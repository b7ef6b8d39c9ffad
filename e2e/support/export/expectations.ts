import { serviceKeys } from "@/content/services";
import type { Part } from "@/e2e/support/export/read-document";
import { expect } from "@/e2e/support/fixtures";

/** The ten addresses of the route table and three of ours, spelled out (rows 7-17). */
export const fixedRoutes = [
  "/",
  "/about-us",
  "/contact",
  "/promotions",
  "/service-area",
  "/services",
  "/maintenance-plan",
  "/gallery",
  "/privacy-policy",
  "/terms",
  "/finance",
  "/accessibility",
  "/unsubscribe",
];
export const serviceRoutes = serviceKeys.map((key) => `/services/${key}`);

/** The pages that hosts answer for unknown addresses: no visitor asks for them by name (row 116). */
export const notFoundRoutes = ["/404", "/services/404"];

/** Expects each string to be the whole text of exactly one element of the part (row 207). */
export function expectOnce(part: Part, strings: string[]): void {
  const counts = strings.map((string) => [
    string,
    part.texts.filter((text) => text === string).length,
  ]);
  expect(counts).toEqual(strings.map((string) => [string, 1]));
}

/** Expects the strings among the list, in this order; others may stand between them. */
export function expectInOrder(list: string[], strings: string[]): void {
  expect(list.filter((text) => strings.includes(text))).toEqual(strings);
}

/** Expects exactly one link with this text in the part, to exactly this address. */
export function expectLink(part: Part, text: string, href: string): void {
  const found = part.links.filter((link) => link.text === text).map((link) => link.href);
  expect(found, `links "${text}"`).toEqual([href]);
}
