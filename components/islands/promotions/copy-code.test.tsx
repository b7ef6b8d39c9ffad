import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyCode } from "@/components/islands/promotions/copy-code";
import { promotions } from "@/content/promotions";

const code = promotions[0]?.code ?? "";
const writeText = jest.fn<Promise<void>, [string]>();
const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
  window.getSelection()?.removeAllRanges();
});
afterEach(() => jest.useRealTimers());

test("the button reads 'Use Code: {code}' and keeps its words (rows 137, 138)", async () => {
  render(<CopyCode code={code} />);
  const button = screen.getByRole("button", { name: `Use Code: ${code}` });
  await press();
  expect(button).toHaveTextContent(`Use Code: ${code}`);
});

test("a press copies the code and says so for five seconds (row 138)", async () => {
  render(<CopyCode code={code} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await press();
  expect(writeText).toHaveBeenCalledWith(code);
  expect(screen.getByRole("status")).toHaveTextContent("Copied. Mention it to your technician.");
  await pass(4999);
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  await pass(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a refused clipboard selects the code instead (row 138)", async () => {
  writeText.mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
  render(<CopyCode code={code} />);
  await press();
  expect(window.getSelection()?.toString()).toBe(code);
  expect(screen.getByRole("status")).toHaveTextContent("The code is selected: copy it from here.");
});

test("a browser without a clipboard selects the code as well (row 138)", async () => {
  Object.assign(navigator, { clipboard: undefined });
  render(<CopyCode code={code} />);
  await press();
  expect(window.getSelection()?.toString()).toBe(code);
});

test("the code of an offer that is over still copies, and says so in the same breath (row 130)", async () => {
  render(
    <article>
      <p data-offer="past">Ended</p>
      <CopyCode code={code} />
    </article>,
  );
  await press();
  expect(writeText).toHaveBeenCalledWith(code);
  expect(screen.getByRole("status")).toHaveTextContent("Copied, but this offer is over.");
});
