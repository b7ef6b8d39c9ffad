import { everyMinute, say } from "@/lib/dom/moments";

test("what changes with the time is right at once when a sleeping tab is shown again", () => {
  jest.useFakeTimers();
  const line = document.body.appendChild(document.createElement("p"));
  let runs = 0;
  everyMinute(() => say(line, `${++runs}`));
  expect(line).toHaveTextContent("1");
  jest.advanceTimersByTime(60_000);
  expect(line).toHaveTextContent("2");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(line).toHaveTextContent("3");
  jest.useRealTimers();
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
