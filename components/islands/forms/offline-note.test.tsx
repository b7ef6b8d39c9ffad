import { act, render, screen } from "@testing-library/react";
import { OfflineNote } from "@/components/islands/forms/offline-note";
import { formWords } from "@/content/words/forms";

test("it says that the visitor is offline for as long as that is so", () => {
  const online = jest.spyOn(navigator, "onLine", "get");
  const become = (value: boolean) => {
    online.mockReturnValue(value);
    act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
  };
  const { unmount } = render(<OfflineNote />);
  const note = screen.getByRole("status");
  expect(note).toBeEmptyDOMElement();
  become(false);
  expect(note).toHaveTextContent(formWords.offline);
  become(true);
  expect(note).toBeEmptyDOMElement();
  const forgotten = jest.spyOn(window, "removeEventListener");
  unmount();
  expect(forgotten.mock.calls.map(([type]) => type)).toEqual(["online", "offline"]);
});
