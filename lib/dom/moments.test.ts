import { afterFrame, everyMinute, setText, whenShown } from "@/lib/dom/moments";

test("what changes with the time is right at once when a sleeping tab is shown again", () => {
  jest.useFakeTimers();
  const line = document.body.appendChild(document.createElement("p"));
  let runs = 0;
  everyMinute(() => setText(line, `${++runs}`));
  expect(line).toHaveTextContent("1");
  jest.advanceTimersByTime(60_000);
  expect(line).toHaveTextContent("2");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(line).toHaveTextContent("3");
  jest.useRealTimers();
});

test("what a translator made of the words stays until they change", () => {
  const line = document.createElement("p");
  setText(line, "Ends today");
  line.textContent = "Termina hoy";
  setText(line, "Ends today");
  expect(line).toHaveTextContent("Termina hoy");
  setText(line, "Ended");
  expect(line).toHaveTextContent("Ended");
});

test("what waits for the first window comes once its loading has ended or was stopped", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const task = jest.fn();
  whenShown(task);
  for (const next of ["interactive", "complete"] as const) {
    expect(task).not.toHaveBeenCalled();
    state.mockReturnValue(next);
    document.dispatchEvent(new Event("readystatechange"));
    await new Promise<void>((drawn) => afterFrame(drawn));
  }
  expect(task).toHaveBeenCalledTimes(1);
});
