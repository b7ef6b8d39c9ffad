import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const compressible = /^(text\/|application\/(json|xml|manifest|javascript)|image\/svg)/;

/**
 * Lets a text answer that has no precompressed file go out as brotli or gzip, made on the way.
 * Call it before the answer's head is written; what is already encoded passes untouched.
 */
export function compressOnTheWay(request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const coding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  if (!coding) return;
  const head = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);

  response.writeHead = ((status: number, headers: Record<string, string | number> = {}) => {
    const type = String(headers["Content-Type"] ?? "");
    if (headers["Content-Encoding"] || !compressible.test(type)) return head(status, headers);
    const rest = { ...headers };
    delete rest["Content-Length"]; // not known before the last byte
    const encoder =
      coding === "br"
        ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : createGzip();
    encoder.on("data", (chunk: Buffer) => write(chunk));
    encoder.on("end", () => end());
    // The encoder takes the file's place in the pipe, so that it also sets the pace.
    encoder.on("drain", () => response.emit("drain"));
    response.write = ((chunk: Buffer) => encoder.write(chunk)) as typeof response.write;
    response.end = (() => {
      encoder.end();
      return response;
    }) as typeof response.end;
    return head(status, { ...rest, "Content-Encoding": coding });
  }) as typeof response.writeHead;
}
