import type { Page } from "@playwright/test";

/** One thing that a screen reader is told: after its sentence, or in the middle of it. */
export type Announcement = `${"polite" | "assertive"}: ${string}`;

const log = "__announcements";

/**
 * Notes what live regions would have a screen reader say (F39), from before the first
 * script on; call it before opening a page. It stands in for a screen reader with these rules:
 *
 * - what is added to or changed in a region is told; what is taken away is not
 * - status and alert are told whole, another region only by its children that came or changed
 * - the same words put in place of themselves are no change: they must go before they come again
 * - a region that is `off` or busy is silent; what changed while it was busy is told afterwards
 * - a status that comes together with its words is not told, an alert is
 * - what is hidden from assistive technology, or inert, is not there
 */
export const logAnnouncements = (page: Page) =>
  page.addInitScript((name) => {
    const regions = "[aria-live], [role=status], [role=alert]";
    const gone = "[hidden], [inert], [aria-hidden=true]";
    const told: string[] = [];
    Object.assign(window, { [name]: told });

    const politeness = (region: Element) =>
      region.ariaLive ?? (region.role === "alert" ? "assertive" : "polite");
    const words = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.matches(gone)) return "";
      if (!node.checkVisibility({ visibilityProperty: true })) return "";
      const inside = Array.from(node.childNodes, words).join("");
      return node.ariaLabel ? ` ${node.ariaLabel} ${inside} ` : inside;
    };
    const line = (node: Node) => words(node).replaceAll(/\s+/g, " ").trim();
    /** The region's parts that are told on their own, with their words. */
    const partsOf = (region: Element): Map<Element, string> => {
      if (region.closest(gone)) return new Map();
      const whole = region.role === "status" || region.role === "alert";
      const parts = whole ? [region] : Array.from(region.children);
      return new Map(parts.map((part) => [part, line(part)]));
    };

    const known = new Map<Element, Map<Element, string>>();
    const look = () => {
      for (const region of document.querySelectorAll(regions)) {
        if (region.ariaBusy === "true") continue;
        const parts = partsOf(region);
        const before = known.get(region);
        known.set(region, parts);
        const level = politeness(region);
        if (level === "off" || (!before && level === "polite")) continue;
        for (const [part, now] of parts) {
          if (now !== "" && now !== before?.get(part)) told.push(`${level}: ${now}`);
        }
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [
        "aria-live",
        "role",
        "hidden",
        "inert",
        "aria-hidden",
        "aria-busy",
        "class",
      ],
    });
  }, log);

/** What was told so far in this document, in order. */
export const announcements = (page: Page): Promise<Announcement[]> =>
  page.evaluate((name) => (window as unknown as Record<string, Announcement[]>)[name] ?? [], log);
