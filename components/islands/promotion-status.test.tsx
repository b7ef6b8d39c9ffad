import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { PromotionStatus } from "@/components/islands/promotion-status";

const dates = { startsOn: "2025-09-01", endsOn: "2025-10-31" };
afterEach(() => jest.useRealTimers());

test("the served HTML holds no state of the day (rows 130, 133)", () => {
  expect(renderToString(<PromotionStatus {...dates} />)).toMatch(/^<p[^>]*><\/p>$/);
});

test.each([
  ["2025-08-20T12:00:00Z", "Starts September 1"],
  ["2025-09-15T12:00:00Z", ""],
  ["2025-10-26T12:00:00Z", "Ends in 5 days"],
  ["2026-11-21T12:00:00Z", "Ended - ask us about the current offer"],
])("at %s the browser says %j (rows 130, 133)", (now, words) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(render(<PromotionStatus {...dates} />).container.textContent).toBe(words);
});
