import type { CDPSession } from "playwright";

export const kinds = ["html", "script", "style", "font", "picture", "data", "other"] as const;
export type Kind = (typeof kinds)[number];

/** One answer that a page received; one from the browser's cache has no bytes. */
export type Transfer = { url: string; kind: Kind; bytes: number; cached: boolean };

const kindOf: Record<string, Kind> = {
  Document: "html",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "picture",
  Fetch: "data",
  XHR: "data",
};

/**
 * Fills a list with every request of a page, from now on and in order. Bytes are those of the body
 * as sent, so compressed; a revalidated answer counts with its head, which is all that was sent.
 */
export async function recordTraffic(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();
  const announced = new Map<string, number>();

  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("http")) return;
    const kind = kindOf[type ?? ""] ?? "other";
    const transfer: Transfer = { url: request.url, kind, bytes: 0, cached: false };
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
    if (!transfer || transfer.cached) return;
    transfer.bytes = Math.min(announced.get(requestId) ?? Infinity, encodedDataLength);
  });
  await session.send("Network.enable");
  return transfers;
}

/** The bytes of each kind. */
export function bytesByKind(transfers: readonly Transfer[]): Record<Kind, number> {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}

/** Whether a request fetches a page's payload ahead of a click, or after one. */
export const isPayload = ({ url, kind }: Transfer) =>
  kind === "data" && new URL(url).pathname.endsWith(".txt");
