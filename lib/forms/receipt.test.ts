import { act, renderHook } from "@testing-library/react";
import { useReceipts } from "@/lib/forms/receipt";

test("where nothing can be stored, a receipt lasts as long as the page, also in its memory", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const { result } = renderHook(() => useReceipts<string>("receipts"));
  act(() => result.current.add("No heat", "arrived"));
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(result.current.receipts).toMatchObject([{ content: "No heat", arrived: true }]);
});
