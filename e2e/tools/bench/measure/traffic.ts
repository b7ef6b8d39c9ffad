import type { CDPSession } from "playwright";
import { pause } from "@/e2e/tools/bench/measure/phone";

const kinds = ["html", "script", "style", "font", "picture", "data", "other"] as const;
export type Kind = (typeof kinds)[number];

/** One answer that a page received; one from the browser's cache has no bytes. */
export type Transfer = {
  url: string;
  kind: Kind;
  /** Of the body as sent, so compressed. */
  bytes: number;
  cached: boolean;
  /** Whether it has arrived, or never will. */
  ended: boolean;
  /** When it was asked for, in milliseconds of the epoch. */
  asked: number;
};

const kindOf: Record<string, Kind> = {
  Document: "html",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "picture",
  Fetch: "data",
  XHR: "data",
};

/** What is asked for before it is known what it is for goes by its name. */
const kindOfRequest = (type: string, url: string): Kind =>
  type !== "Document" && new URL(url).pathname.endsWith(".js")
    ? "script"
    : (kindOf[type] ?? "other");

/**
 * Fills a list with every request of a page, from now on and in order. A revalidated answer counts
 * with its head, which is all that was sent.
 */
export async function recordTraffic(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();
  const announced = new Map<string, number>();

  session.on("Network.requestWillBeSent", ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith("http")) return;
    const kind = kindOfRequest(type ?? "", request.url);
    const asked = wallTime * 1000;
    const transfer: Transfer = {
      url: request.url,
      kind,
      bytes: 0,
      cached: false,
      ended: false,
      asked,
    };
    open.set(requestId, transfer);
    transfers.push(transfer);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.cached = true;
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = open.get(requestId);
    if (transfer && response.fromDiskCache) transfer.cached = true;
    const [, length] =
      Object.entries(response.headers).find(([name]) => name.toLowerCase() === "content-length") ??
      [];
    if (length !== undefined) announced.set(requestId, Number(length));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.ended = true;
    if (!transfer || transfer.cached) return;
    transfer.bytes = Math.min(announced.get(requestId) ?? Infinity, encodedDataLength);
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.ended = true;
  });
  await session.send("Network.enable");
  return transfers;
}

/** How long nothing may be under way before a page counts as quiet, and the longest wait for it. */
const quiet = 1000;
const patience = 20_000;

/** Resolves when nothing has been asked for and nothing was under way for a second. */
export async function untilQuiet(transfers: readonly Transfer[]): Promise<void> {
  let known = transfers.length;
  let since = performance.now();
  const limit = since + patience;
  while (performance.now() - since < quiet && performance.now() < limit) {
    await pause(100);
    const busy = transfers.length > known || transfers.some(({ ended }) => !ended);
    known = transfers.length;
    if (busy) since = performance.now();
  }
}

/** What really went over the line. */
export const sent = (transfers: readonly Transfer[]) => transfers.filter(({ cached }) => !cached);

/** The bytes of each kind. */
export function bytesByKind(transfers: readonly Transfer[]): Record<Kind, number> {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}

/** The bytes of all kinds together, and the number of requests. */
export const totals = (transfers: readonly Transfer[]) => ({
  bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
  requests: transfers.length,
});

/** Whether a request is for another page, or its data, than the one that was opened. */
export const isAhead = ({ url, kind }: Transfer, opened: string): boolean => {
  const { pathname } = new URL(url);
  return (kind === "html" && url !== opened) || (kind === "data" && pathname.endsWith(".txt"));
};
