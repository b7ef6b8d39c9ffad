import { keepReceiptHeight } from "@/lib/forms/receipt-height";

test.each(["live", "failed"])(
  "the room of receipts is kept while their script loads, until it is %s",
  async (state) => {
    jest.useFakeTimers();
    sessionStorage.setItem("quote-height", "/ 300");
    document.body.innerHTML = "<main><react-island><form></form></react-island></main>";
    const [box, island] = ["main", "react-island"].map((tag) =>
      document.querySelector<HTMLElement>(tag)!,
    );
    const load = async () => island!.setAttribute("state", "loading");
    keepReceiptHeight(Object.assign(island!, { load }).querySelector("form")!);
    await jest.advanceTimersByTimeAsync(100);
    expect(box!.style.minHeight).toBe("300px");
    island!.setAttribute("state", state);
    await jest.advanceTimersByTimeAsync(100);
    expect(box!.style.minHeight).toBe("");
  },
);
