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

test("what nobody could confirm gives way to a receipt of the same address alone", () => {
  const { result } = renderHook(() => useReceipts<string>("receipts"));
  const send = (address: string, outcome: "unknown" | "arrived") =>
    act(() => result.current.add(address, outcome));
  send("a@x.com", "unknown");
  send("b@x.com", "arrived");
  expect(result.current.receipts).toMatchObject([{ content: "b@x.com" }, { arrived: false }]);
  send("a@x.com", "arrived");
  expect(result.current.receipts).toMatchObject([{ content: "a@x.com" }, { content: "b@x.com" }]);
});
