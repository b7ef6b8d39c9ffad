/** @jest-environment node */
import { worseLines } from "@/e2e/tools/bench/report/results";
import { fullRun, ownSite, page } from "@/e2e/tools/bench/report/sample-run";

const route = "/services/furnaceRepair";
const slower = (largestPaint: number) => ({ ...page, clocks: { ...page.clocks!, largestPaint } });

test("a tenth more than in the kept run is noise", () => {
  const now = fullRun({ ...ownSite, pages: { [route]: slower(1650) } });
  expect(worseLines(now, fullRun())).toEqual([]);
});

test("what became worse than that is said, clocks beside the empty page of their own run", () => {
  const now = fullRun({ ...ownSite, pages: { [route]: slower(1800) } });
  expect(worseLines(now, fullRun())).toEqual([`${route}: largest paint, × empty page 1 → 1.2`]);
});

test("script where there was none is worse", () => {
  const script = { untouched: 1, scrolled: 1 };
  const wire = page.wire && { ...page.wire, script };
  const now = fullRun({ ...ownSite, pages: { [route]: { ...page, wire } } });
  expect(worseLines(now, fullRun())).toEqual([`${route}: script 0 → 1`]);
});

test("a page that was not there before is named", () => {
  const now = fullRun({ ...ownSite, pages: { "/new": page } });
  expect(worseLines(now, fullRun())).toEqual(["/new is new since the kept run"]);
});
