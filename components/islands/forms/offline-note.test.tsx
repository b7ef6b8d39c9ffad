import { act, render, screen } from "@testing-library/react";
import { OfflineNote } from "@/components/islands/forms/offline-note";
import { formWords } from "@/content/words/forms";
import { clearDraft, keepDraft, sendDraft } from "@/lib/forms/draft";

const form = document.createElement("form");
form.innerHTML = '<input name="name">';
const change = (action: () => void, event = "input") =>
  act(() => {
    action();
    window.dispatchEvent(new Event(event));
  });
const type = (value: string) =>
  change(() => {
    (form.elements[0] as HTMLInputElement).value = value;
    keepDraft(form);
  });

test("it says that the visitor is offline while that is so and something typed has not been sent", () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflineNote />);
  const note = screen.getByRole("status");
  expect(note).toBeEmptyDOMElement();
  type("Jane");
  expect(note).toHaveTextContent(formWords.offline);
  change(() => online.mockReturnValue(true), "online");
  expect(note).toBeEmptyDOMElement();
  change(() => online.mockReturnValue(false), "offline");
  expect(note).toHaveTextContent(formWords.offline);
  // Meanwhile the page was in the back/forward cache.
  change(() => online.mockReturnValue(true), "pageshow");
  expect(note).toBeEmptyDOMElement();
  change(() => online.mockReturnValue(false), "offline");
  // A browser may be wrong about that: what is on its way, or has arrived, is not called unsent.
  let settle: ReturnType<typeof sendDraft> | undefined;
  change(() => (settle = sendDraft(form)));
  expect(note).toBeEmptyDOMElement();
  change(() => settle?.("unsent"));
  expect(note).toHaveTextContent(formWords.offline);
  // Discarding a draft resets its form.
  change(clearDraft, "reset");
  expect(note).toBeEmptyDOMElement();
  type("");
  expect(note).toBeEmptyDOMElement();
});
