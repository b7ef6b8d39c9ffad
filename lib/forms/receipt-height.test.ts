import { keepReceiptHeight } from "@/lib/forms/receipt-height";

test("the room of receipts is kept while their script loads, and no longer", async () => {
  jest.useFakeTimers();
  sessionStorage.setItem("quote-height", "/ 300");
  document.body.innerHTML = "<main><i><form></form></i></main>";
  const [{ style }, island] = [document.querySelector("main")!, document.querySelector("i")!];
  const load = () => island.setAttribute("state", "loading");
  keepReceiptHeight(Object.assign(island, { load }).querySelector("form")!);
  for (const [state, height] of Object.entries({ loading: "300px", failed: "" })) {
    if (state !== "loading") island.setAttribute("state", state);
    await jest.advanceTimersByTimeAsync(100);
    expect(style.minHeight).toBe(height);
  }
});
