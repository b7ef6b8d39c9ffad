import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyCode } from "@/components/islands/promotions/copy-code";
import { codeWords } from "@/content/words/offers";
import { statusMessage } from "@/lib/timings";

const writeText = jest.fn<Promise<void>, [string]>();
const status = () => screen.getByRole("status");
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

const show = (state: "current" | "past") =>
  render(
    <article>
      <p data-offer={state} />
      <CopyCode code="FALL-75" />
    </article>,
  );
const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

test.each([
  ["is refused", { writeText: () => Promise.reject(new Error("refused")) }],
  ["is not there", undefined],
])(
  "where the clipboard %s the code is selected, and nothing else (row 138)",
  async (_, clipboard) => {
    Object.assign(navigator, { clipboard });
    show("current");
    document.getSelection()?.selectAllChildren(document.body);
    await press();
    expect(String(document.getSelection())).toBe("FALL-75");
    expect(status().textContent).toBe(codeWords.selected);
  },
);

test("the code of an offer that is over copies, and the page says that it is over and leads to what runs (row 137)", async () => {
  show("past");
  await press();
  expect(status()).toHaveTextContent(codeWords.copiedOver);
  const now = screen.getByRole("link", { name: codeWords.now });
  expect(now).toHaveAttribute("href", "/promotions#now");
  // Whoever is on the way to the link keeps it.
  pass(2 * statusMessage);
  expect(now).toBeInTheDocument();
  writeText.mockRejectedValue(new Error("refused"));
  await press();
  expect(status()).toHaveTextContent(`${codeWords.selected} ${codeWords.over}`);
});
