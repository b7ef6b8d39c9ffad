import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyCode } from "@/components/islands/promotions/copy-code";
import { codeWords } from "@/content/words/offers";

const writeText = jest.fn<Promise<void>, [string]>();
const status = () => screen.getByRole("status");

const show = (state: "current" | "past") =>
  render(
    <article>
      <p data-offer={state} />
      <CopyCode code="FALL-75" />
    </article>,
  );
const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));

beforeEach(() => {
  Object.assign(navigator, { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
});

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

test("the code of an offer that is over is selected, and the page says that it is over (row 137)", async () => {
  writeText.mockRejectedValue(new Error("refused"));
  show("past");
  await press();
  expect(status()).toHaveTextContent(`${codeWords.selected} ${codeWords.over}`);
});
