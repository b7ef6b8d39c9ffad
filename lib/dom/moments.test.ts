import { everyMinute, say } from "@/lib/dom/moments";
import { testTime } from "@/e2e/support/clock";

test("what changes with the time is right at once when a sleeping tab is shown again", () => {
  const sleep = 5 * 3_600_000;
  const now = jest.spyOn(Date, "now").mockReturnValue(testTime.getTime());
  const line = document.body.appendChild(document.createElement("p"));
  everyMinute(() => say(line, `${Date.now() - testTime.getTime()}`));
  expect(line).toHaveTextContent("0");
  now.mockReturnValue(testTime.getTime() + sleep);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(line).toHaveTextContent(`${sleep}`);
});

test("what a translator made of the words stays until they change", () => {
  const line = document.createElement("p");
  say(line, "Ends today");
  line.textContent = "Termina hoy";
  say(line, "Ends today");
  expect(line).toHaveTextContent("Termina hoy");
  say(line, "Ended");
  expect(line).toHaveTextContent("Ended");
});
