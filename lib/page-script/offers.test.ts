const dates = 'data-starts-on="2025-09-01" data-ends-on="2025-10-31"';
const offer = () => document.querySelector("[data-offer]");

afterEach(() => jest.useRealTimers());

test.each([
  ["2025-08-20T12:00:00Z", "Starts September 1", "next"],
  ["2025-09-15T12:00:00Z", "", "current"],
  ["2025-10-26T12:00:00Z", "Ends in 5 days", "current"],
  ["2026-11-21T12:00:00Z", "Ended", "past"],
])(
  "at %s a page that was built in September says %j (rows 130, 133)",
  async (now, words, phase) => {
    jest.useFakeTimers({ now: new Date(now) });
    jest.resetModules();
    document.body.innerHTML = `<p data-offer="current" ${dates}>Ends in 30 days</p>`;
    await import("@/lib/page-script/offers");
    expect(offer()?.textContent).toBe(words);
    expect(offer()?.getAttribute("data-offer")).toBe(phase);
  },
);

test("an offer is shared by the system's sheet, where there is one (row 138)", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException("Closed", "AbortError"));
  document.body.innerHTML = `<button hidden data-share="$50 off"></button>`;
  const button = document.querySelector("button");
  jest.resetModules();
  await import("@/lib/page-script/offers");
  expect(button).not.toBeVisible();
  Object.assign(navigator, { share });
  jest.resetModules();
  await import("@/lib/page-script/offers");
  button?.click();
  expect(button).toBeVisible();
  expect(share).toHaveBeenCalledWith({ title: "$50 off", url: "http://localhost/promotions" });
  Reflect.deleteProperty(navigator, "share");
});
