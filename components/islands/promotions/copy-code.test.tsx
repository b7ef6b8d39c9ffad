import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyCode } from "@/components/islands/promotions/copy-code";
import { codeWords } from "@/content/words/offers";

test.each([
  ["is refused", { writeText: () => Promise.reject(new Error("refused")) }],
  ["is not there", undefined],
])(
  "where the clipboard %s the code is selected, and nothing else (row 138)",
  async (_, clipboard) => {
    Object.assign(navigator, { clipboard });
    render(<CopyCode code="FALL-75" />);
    document.getSelection()?.selectAllChildren(document.body);
    await act(async () => void fireEvent.click(screen.getByRole("button")));
    expect(String(document.getSelection())).toBe("FALL-75");
    expect(screen.getByRole("status").textContent).toBe(codeWords.selected);
  },
);
