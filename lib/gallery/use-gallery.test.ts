import { act, renderHook } from "@testing-library/react";
import { useGallery } from "@/lib/gallery/use-gallery";

let asked: { address: string; signal: AbortSignal }[];
let answer: (body: unknown, status?: number) => Promise<void>;

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, {
    fetch: (address: string, { signal }: { signal: AbortSignal }) => {
      asked.push({ address, signal });
      return new Promise((resolve) => {
        answer = (body, status = 200) =>
          act(async () => resolve({ ok: status < 300, status, json: async () => body }));
      });
    },
  });
});
afterEach(() => void delete process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL);

test.each([
  ["the list", () => answer([])],
  ["a refusal", () => answer([], 500)],
])("whoever leaves has the call aborted, and hears nothing of %s (F58)", async (_what, come) => {
  const { result, unmount } = renderHook(useGallery);
  expect(asked[0]?.signal.aborted).toBe(false);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await come();
  expect(result.current.kind).toBe("loading");
});
