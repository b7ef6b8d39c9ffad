afterEach(() => jest.useRealTimers());

test("line and bar say what the hours mean now, and again when they change (row 202)", async () => {
  // Saturday, five minutes before eight in the evening, in Illinois.
  jest.useFakeTimers({ now: new Date("2026-11-22T01:55:30Z") });
  const hours = `data-hours='{"days":[1,2,3,4,5,6],"opens":420,"closes":1200}'`;
  document.body.innerHTML = `<p ${hours}></p><span ${hours} data-always="At any hour">At any hour</span>`;
  await import("@/lib/page-script/open-hours");
  const line = document.querySelector("p");
  const bar = document.querySelector("span");
  expect(line).toHaveTextContent("Open now, until 8 PM");
  expect(bar).toHaveTextContent("Open until 8 PM");
  jest.advanceTimersByTime(4 * 60_000);
  expect(line).toHaveTextContent("Open now, until 8 PM");
  jest.advanceTimersByTime(30_000);
  expect(line).toHaveTextContent("Next regular visits Monday from 7 AM");
  expect(bar).toHaveTextContent("At any hour");
});
