import { fireEvent, renderHook } from "@testing-library/react";
import { useGallery } from "@/lib/gallery/use-gallery";
import { holdFetch } from "@/lib/testing/hold-fetch";

test.each([
  ["the list", 200],
  ["a refusal", 500],
])("whoever leaves has the call aborted, and hears nothing of %s (F58)", async (_what, status) => {
  const { asked, answer } = holdFetch();
  const { result, unmount } = renderHook(useGallery);
  expect(asked[0]?.signal?.aborted).toBe(false);
  unmount();
  expect(asked[0]?.signal?.aborted).toBe(true);
  await answer(status, []);
  expect(result.current.kind).toBe("loading");
});

test("a page that was left while its list was loading asks again once it is back, until it has one", async () => {
  const { asked, answer } = holdFetch();
  const { result } = renderHook(useGallery);
  for (const kind of ["failed", "ready", "ready"]) {
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    // Its failure would come after the other's success.
    expect(asked.at(-2)?.signal?.aborted).toBe(true);
    await answer(kind === "failed" ? 500 : 200, []);
    expect(result.current.kind).toBe(kind);
  }
  expect(asked).toHaveLength(3);
  expect(takeConsoleErrors()).toHaveLength(1);
});
