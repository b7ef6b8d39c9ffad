import { useEffect, useState } from "react";
import { whenShownAgain } from "@/lib/dom/moments";
import { attempt } from "@/lib/forms/attempt";
import type { Outcome } from "@/lib/forms/mail";

/** What was sent, when (in milliseconds since 1970), and whether it surely arrived. */
export type Receipt<Content> = { content: Content; time: number; arrived: boolean };
type Receipts<Content> = readonly Receipt<Content>[];

/** The moment of a receipt, by the visitor's own clock. */
export const timeOf = ({ time }: Receipt<unknown>) =>
  new Date(time).toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" });

const addressOf = (content: string | { email: string }) =>
  typeof content === "string" ? content : content.email;

/**
 * Those that can be shown, if anything is stored: another version of the site, or something else, may have
 * written there.
 */
const stored = <Content>(key: string): Receipts<Content> | undefined =>
  attempt(() => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "") as Receipts<Content>;
    return kept.filter(({ content, time }) => content && time > 0);
  });

/**
 * The receipts of one form, newest first: kept in the tab's session storage under `key`, so they are
 * there after a reload, on another page, on Back, and in a closed tab that is opened again. Where nothing
 * can be stored they last as long as the page.
 *
 * `add` puts in what was just sent, in place of what the same address sent and nobody could confirm, unless it
 * was refused.
 */
export function useReceipts<Content extends string | { email: string }>(key: string) {
  const [receipts, setReceipts] = useState<Receipts<Content>>([]);

  useEffect(() => {
    const read = () => setReceipts((old) => stored(key) ?? old);
    read();
    // A page that was kept does not know what was sent on another one since.
    return whenShownAgain(read);
  }, [key]);

  function change(next: (receipts: Receipts<Content>) => Receipts<Content>) {
    setReceipts((old) => {
      const changed = next(old);
      attempt(() => sessionStorage.setItem(key, JSON.stringify(changed)));
      return changed;
    });
  }

  return {
    receipts,
    add(content: Content, outcome: Outcome) {
      if (outcome === "unsent" || outcome === "doubtful") return;
      const receipt = { content, time: Date.now(), arrived: outcome === "arrived" };
      const isLost = (old: Receipt<Content>) =>
        !old.arrived && addressOf(old.content) === addressOf(content);
      change((old) => [receipt, ...old.filter((each) => !isLost(each))]);
    },
    remove(receipt: Receipt<Content>) {
      change((old) => old.filter((each) => each !== receipt));
    },
  };
}
