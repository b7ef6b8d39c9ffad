import { prefillBy } from "@/lib/browser/features/draft";
import { pageBefore, prefillFromAddress } from "@/lib/forms/prefill";

/** Has the draft filled in with what the URL brings, and the service of the referring page. */
export const start = () =>
  prefillBy((form, draft) => {
    const { prefill = "{}" } = document.querySelector<HTMLElement>("[data-prefill]")?.dataset ?? {};
    const byPage = JSON.parse(prefill) as Partial<Record<string, string>>;
    return prefillFromAddress(form, location.search, byPage[pageBefore()], draft);
  });
