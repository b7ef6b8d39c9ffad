import { onCLS, onINP, onLCP, type Metric } from "web-vitals";

const measured = new Map<string, Pick<Metric, "name" | "value" | "rating">>();

/**
 * Sends the page's web vitals when the visitor leaves: names, values and the path, without its
 * query or anything that identifies a visitor.
 */
function send(): void {
  if (document.visibilityState !== "hidden" || measured.size === 0) return;
  const report = { path: location.pathname, vitals: [...measured.values()] };
  navigator.sendBeacon(process.env.NEXT_PUBLIC_VITALS_URL ?? "", JSON.stringify(report));
  measured.clear();
}

const note = ({ name, value, rating }: Metric) => measured.set(name, { name, value, rating });
for (const observe of [onCLS, onINP, onLCP]) observe(note);
addEventListener("visibilitychange", send);
